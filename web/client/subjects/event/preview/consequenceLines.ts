import type { CorrectionPreview } from "../../../../contract/card/correctionPreview.ts";
import { feeText } from "../../../ui/money.ts";

export interface ConsequenceLines {
  /** One line for each who is concerned; one line where nobody is. */
  readonly lines: ReadonlyArray<string>;
  /** Further players: one correction may move a whole field. */
  readonly more: ReadonlyArray<string>;
}

type Move = CorrectionPreview["leaderboard"][number];

const SHOWN_MOVES = 6;

/**
 * What a correction changes, in lines to read. First comes the player whose scores are corrected
 * (null where a whole round is corrected), then who has another total.
 */
export const consequenceLines = (
  { leaderboard, samePlace, attestationsInvalidated, sideGames, matches }: CorrectionPreview,
  nameOf: (playerId: string) => string,
  corrected: string | null,
): ConsequenceLines => {
  const lineOf = (move: Move) =>
    `${nameOf(move.userId)}: ${
      move.userId === corrected || isRescored(move) ? withTotals(move) : withPlaces(move)
    }`;
  const changes = [...leaderboard, ...samePlace];
  const own = changes.filter(({ userId }) => userId === corrected);
  const others = changes.filter(({ userId }) => userId !== corrected);
  const rescored = others.filter(isRescored);
  const moved = others.filter((move) => !isRescored(move));
  const winnings = sideGames.flatMap(({ name, winnings: changed }) =>
    changed.map(
      ({ userId, before, after }) =>
        `${name}, ${nameOf(userId)}: ${feeText(before)} → ${feeText(after)}`,
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
  const places = [...own, ...firstOf(rescored), ...firstOf(moved)].map(lineOf);
  return {
    lines: [
      ...(places.length === 0 ? ["No place on the leaderboard changes"] : places),
      ...signatures,
      ...winnings,
      ...states,
    ],
    more: [...rescored.slice(SHOWN_MOVES), ...moved.slice(SHOWN_MOVES)].map(lineOf),
  };
};

const firstOf = (moves: ReadonlyArray<Move>) => moves.slice(0, SHOWN_MOVES);

const isRescored = ({ before, after }: Move) => before.total !== after.total;

/** "T3 → 3". */
const withPlaces = ({ before, after }: Move) => `${before.position} → ${after.position}`;

/** "2 (E) → 2 (+1)", or "stays 2 (E)". */
const withTotals = ({ before, after }: Move) => {
  const [then, now] = [before, after].map(({ position, total }) => `${position} (${total})`);
  return then === now ? `stays ${now}` : `${then} → ${now}`;
};
