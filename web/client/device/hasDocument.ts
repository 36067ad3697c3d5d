/** False on the server, which draws the first picture of some pages. */
export const hasDocument = typeof document !== "undefined";
