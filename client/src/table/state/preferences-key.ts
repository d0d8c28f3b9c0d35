/** Where a browser keeps the preferences; the rules site reads the light from there. */
export const KEY = "sleeping-gods";
