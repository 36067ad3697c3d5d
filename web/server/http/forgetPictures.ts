/**
 * Browsers keep pictures, which have addresses of their own, for a year. At a sign-out they forget
 * them; what waits to be sent stays, because it is no part of this cache.
 */
export const forgetPictures = { "clear-site-data": '"cache"' } as const;
