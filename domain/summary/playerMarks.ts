import type { PlayerId } from "../shared/values.ts";

/** How a text names a player, until somebody reads it. */
export const markOf = (playerId: PlayerId) => `{${playerId}}`;

const mark = /\{([^{}\s]+)\}/g;

/** Fills in a name for every mark. */
export const withNames = (text: string, nameOf: (playerId: string) => string) =>
  text.replaceAll(mark, (_, playerId: string) => nameOf(playerId));

/** The ids that stand in a text, as they come. */
export const markedIn = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(mark), ([, playerId]) => playerId ?? "");
