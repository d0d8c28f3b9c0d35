/** The folder of the campaigns in the browser's private file system. */
export const FOLDER = "sleeping-gods";
