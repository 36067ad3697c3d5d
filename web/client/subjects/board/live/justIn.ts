import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { LatestScore, LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { holeWord, pickedUpWord } from "../../../ui/notation.ts";
import { nameOf } from "../../person/playerText.ts";

/** A new score and its player. */
export interface JustIn extends LatestScore {
  readonly playerId: PlayerId;
  readonly roundNumber: number;
}

const SHOWN = 5;

/** The latest scores, newest first, one for each player. The board contains them. */
export const justIn = (entries: ReadonlyArray<LeaderboardEntry>): ReadonlyArray<JustIn> =>
  entries
    .flatMap(({ user, rounds }) => {
      const scores = rounds.flatMap(({ latest, roundNumber }) =>
        latest ? [{ ...latest, roundNumber, playerId: user.id }] : [],
      );
      return scores.toSorted(newestFirst).slice(0, 1);
    })
    .toSorted(newestFirst)
    .slice(0, SHOWN);

const newestFirst = (a: LatestScore, b: LatestScore) => {
  if (a.at === b.at) return 0;
  return a.at < b.at ? 1 : -1;
};

/** "birdie, 3 on hole 7", or "picked up on hole 7". */
export const newsText = ({
  strokes,
  par,
  holeNumber,
}: Pick<LatestScore, "strokes" | "par" | "holeNumber">): string =>
  strokes === null
    ? `${pickedUpWord} on hole ${holeNumber}`
    : `${holeWord(strokes, par)}, ${strokes} on hole ${holeNumber}`;

/** "Nadia Petrovska: par, 4 on hole 1", the newest score of a board; null before the first. */
export const newestText = (entries: ReadonlyArray<LeaderboardEntry>): string | null => {
  const [newest] = justIn(entries);
  const entry = entries.find(({ user }) => user.id === newest?.playerId);
  return newest && entry ? `${nameOf(entry.user)}: ${newsText(newest)}` : null;
};
