/**
 * What a player needs on the course: who they are, their events, their cards and those of
 * their tee group. These are paths of
 * the contract, which itself would make the worker many times as large.
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
] as const;
type KeptPath = (typeof keptPaths)[number];

/** Answers the player's card as it is from then on. */
export const savingPath = "/api/events/:eventId/my-scores";

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/gu, "[^/]+")}$`, "u");

const kept = keptPaths.map(patternOf);
const saving = patternOf(savingPath);

export const isKept = (path: string): boolean => kept.some((pattern) => pattern.test(path));

export const isOf = (kind: KeptPath, path: string): boolean => patternOf(kind).test(path);

export const isSaving = (path: string): boolean => saving.test(path);

/** Where the cards are read of which one is saved here. */
export const cardsBeside = (path: string): string => path.replace(/my-scores$/u, "my-scorecards");

/** What the pad of a round reads. */
export const pathsOfPad = (eventId: string, roundNumber: number): ReadonlyArray<string> => [
  `/api/events/${eventId}`,
  `/api/events/${eventId}/my-scorecards`,
  `/api/events/${eventId}/rounds/${roundNumber}/holes`,
];
