import type { CorrectionPreview } from "../../../../contract/correctionPreview.ts";
import { moneyText } from "../../../lib/money.ts";

export interface ConsequenceLines {
  /** One line for each who is concerned; one line where nobody is. */
  readonly lines: ReadonlyArray<string>;
  /** Further players who only change their place: one correction may move a whole field. */
  readonly more: ReadonlyArray<string>;
}

type Move = CorrectionPreview["leaderboard"][number];

const SHOWN_MOVES = 6;

/** What a correction changes, in lines to read. Who has another total comes first. */
export const consequenceLines = (
  { leaderboard, attestationsInvalidated, sideGames, matches }: CorrectionPreview,
  nameOf: (playerId: string) => string,
): ConsequenceLines => {
  const moveText = ({ userId, before, after }: Move) =>
    before.total === after.total
      ? `${nameOf(userId)}: ${before.position} → ${after.position}`
      : `${nameOf(userId)}: ${before.position} (${before.total}) → ${after.position} (${after.total})`;
  const rescored = leaderboard.filter(({ before, after }) => before.total !== after.total);
  const moved = leaderboard.filter(({ before, after }) => before.total === after.total);
  const winnings = sideGames.flatMap(({ name, winnings: changed }) =>
    changed.map(
      ({ userId, before, after }) =>
        `${name}, ${nameOf(userId)}: ${moneyText(before)} → ${moneyText(after)}`,
    ),
  );
  const states = matches.map(({ before, after, leaderBefore, leaderAfter }) => {
    const matchText = (state: string, leader: string | null) =>
      leader === null ? state : `${nameOf(leader)} ${state}`;
    return `Match: ${matchText(before, leaderBefore)} → ${matchText(after, leaderAfter)}`;
  });
  const signatures =
    attestationsInvalidated === 0
      ? []
      : [
          attestationsInvalidated === 1
            ? "1 signature no longer counts"
            : `${attestationsInvalidated} signatures no longer count`,
        ];
  const places =
    leaderboard.length === 0
      ? ["No place on the leaderboard changes"]
      : [...rescored, ...moved.slice(0, SHOWN_MOVES)].map(moveText);
  return {
    lines: [...places, ...signatures, ...winnings, ...states],
    more: moved.slice(SHOWN_MOVES).map(moveText),
  };
};
