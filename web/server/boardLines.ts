import { Schema } from "effect";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { Entry } from "../../projections/leaderboard/board.ts";
import { LeaderboardEntry } from "../contract/leaderboard.ts";

interface Line {
  readonly entry: Entry;
  readonly text: string;
}

const encode = Schema.encodeSync(LeaderboardEntry);

/** Of a hundred players one has a new score: only that line is encoded anew. */
export const makeBoardLines = () => {
  let kept = new Map<PlayerId, Line>();

  const lineOf = (entry: Entry): Line => {
    const known = kept.get(entry.user.id);
    return known && looksTheSame(known.entry, entry)
      ? known
      : { entry, text: JSON.stringify(encode(entry)) };
  };

  return (entries: ReadonlyArray<Entry>) => {
    const lines = entries.map(lineOf);
    kept = new Map(lines.map((line) => [line.entry.user.id, line]));
    return `[${lines.map(({ text }) => text).join(",")}]`;
  };
};

/** All else of an entry follows from its rounds, which are the same array until one changes. */
const looksTheSame = (a: Entry, b: Entry) =>
  a.rounds === b.rounds &&
  a.playerStatus === b.playerStatus &&
  a.user.firstName === b.user.firstName &&
  a.user.lastName === b.user.lastName &&
  a.user.handicap === b.user.handicap &&
  a.user.profileImage === b.user.profileImage;
