/** The two games. */
export type Game = "sea" | "skies";
