/**
 * The data that a player needs on the course: account, events, own cards and those of the tee
 * group, games, and the boards as they were seen last. The paths are copied from the contract, which would make the worker many times as large.
 */
export const keptPaths = [
  "/api/user",
  "/api/user/registrations",
  "/api/user/today",
  "/api/scorecards",
  "/api/scorecards/:scorecardId",
  "/api/events/:eventId",
  "/api/events/:eventId/my-scorecards",
  "/api/events/:eventId/rounds/:roundNumber/holes",
  "/api/events/:eventId/groups",
  "/api/events/:eventId/all-scorecards",
  "/api/events/:eventId/side-games",
  "/api/events/:eventId/leaderboard",
  "/api/events/:eventId/team-leaderboard",
  "/api/events/:eventId/matches",
  "/api/side-games/:sideGameId/results",
] as const;
type KeptPath = (typeof keptPaths)[number];

/** Its answer is the saved card. */
export const savingPath = "/api/events/:eventId/my-scores";

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/gu, "[^/]+")}$`, "u");

const kept = keptPaths.map(patternOf);
const saving = patternOf(savingPath);

export const isKept = (path: string): boolean => kept.some((pattern) => pattern.test(path));

export const isOf = (kind: KeptPath, path: string): boolean => patternOf(kind).test(path);

export const isSaving = (path: string): boolean => saving.test(path);

/** The path of the cards among which this one is saved. */
export const cardsBeside = (path: string): string => path.replace(/my-scores$/u, "my-scorecards");

/** The requests of the pad of a round. */
export const pathsOfPad = (eventId: string, roundNumber: number): ReadonlyArray<string> => [
  `/api/events/${eventId}`,
  `/api/events/${eventId}/my-scorecards`,
  `/api/events/${eventId}/rounds/${roundNumber}/holes`,
];
