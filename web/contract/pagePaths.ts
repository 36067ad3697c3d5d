/**
 * Every address that has a page, in the pattern language of the client's router. For all other
 * addresses the server sends the page with 404, and the page says that nothing is there.
 */
const pagePaths = [
  "/",
  "/auth",
  "/forgot-password",
  "/reset-password",
  "/reset-password/:token",
  "/welcome",
  "/profile",
  "/profile/account",
  "/events",
  "/events/:eventId/participants",
  "/events/:eventId/tv",
  "/events/:eventId/print/:what",
  "/events/:eventId",
  "/about",
  "/stroke-play-demo",
  "/stableford-demo",
  "/ryder-cup-demo",
  "/admin",
  "/admin/login",
  "/admin/dashboard",
  "/admin/account",
  "/admin/events/:eventId/print/:what",
  "/admin/events/:eventId/:tab?",
  "/follow/:shareCode",
  "/follow/:shareCode/tv",
] as const;
export type PagePath = (typeof pagePaths)[number];

/** Without its event, such an address leads to the list of events. */
const eventless = /^\/events\/+(?:participants\/*)?$/iu;

/** A name in the path stands for any value; with a question mark it is optional. */
const patternOf = (path: string) =>
  path.replaceAll(/\/:\w+\?/gu, "(?:/[^/]+)?").replaceAll(/\/:\w+/gu, "/[^/]+");

const patterns = pagePaths.map(
  (path) => new RegExp(`^${patternOf(path).replace(/\/$/u, "")}/?$`, "iu"),
);

/** Whether there is a page at this path, without its query. */
export const isPagePath = (path: string): boolean =>
  eventless.test(path) || patterns.some((pattern) => pattern.test(path));
