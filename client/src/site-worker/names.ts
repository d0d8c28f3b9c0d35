// The names by which the page and the service worker of the site know the same things.

/** Caches of builds begin with this; what else lies in this origin is not ours. */
export const CACHE_PREFIX = "sleeping-gods-";
/** The list of the files of a build, in the folder of the site. */
export const MANIFEST = "engine.json";
