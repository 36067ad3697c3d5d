import type { PlayerId } from "../shared/values.ts";
import { markOf } from "./playerMarks.ts";

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export const listed = (playerIds: ReadonlyArray<PlayerId>): string => {
  const marks = playerIds.map(markOf);
  const last = marks.pop() ?? "";
  return marks.length === 0 ? last : `${marks.join(", ")} and ${last}`;
};

export const counted = (count: number, what: string, plural = `${what}s`) =>
  `${count} ${count === 1 ? what : plural}`;

/** Chooses one of several phrases; for one event always the same one. */
export const chooser = (seed: string) => {
  let state = Array.from(seed).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  );
  return (ways: readonly [string, ...ReadonlyArray<string>]): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ways[(state >>> 16) % ways.length] ?? ways[0];
  };
};
