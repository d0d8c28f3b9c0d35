// Addresses that lead nowhere on another device.

/** Whether a link is to a server that listens on its own machine alone. */
export const isLocal = (link: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(link);
