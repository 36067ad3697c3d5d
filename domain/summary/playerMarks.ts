import type { PlayerId } from "../shared/values.ts";

/** A placeholder for a player in a text. It is replaced by the name when the text is read. */
export const markOf = (playerId: PlayerId) => `{${playerId}}`;

const mark = /\{([^{}\s]+)\}/g;

/** Replaces every placeholder by a name. */
export const withNames = (text: string, nameOf: (playerId: string) => string) =>
  text.replaceAll(mark, (_, playerId: string) => nameOf(playerId));

/** The ids in a text, in their order. */
export const markedIn = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(mark), ([, playerId]) => playerId ?? "");
