import type { MatchResult } from "../matchPlay/matchStatus.ts";
import type { Meeting } from "./meetings.ts";
import { type Payment, share } from "./payments.ts";
import type { Side } from "./sides.ts";

/** A match, or a bet on one. */
export interface Contest {
  readonly opponents: Meeting["opponents"];
  /** Seen from the first of them; null while the match goes on. */
  readonly result: MatchResult | null;
}

interface PaidContest extends Contest {
  /** The amount for the winner, in cents. */
  readonly value: number;
}

/**
 * The value goes to the winner. For a halved contest, or a disqualified winner, nothing is paid.
 */
export const payWinner = ({
  opponents: [first, second],
  result,
  value,
}: PaidContest): ReadonlyArray<Payment> => {
  if (result === null || result === "halved") return [];
  const members = (result === "win" ? first : second).filter(
    ({ playerStatus }) => playerStatus !== "disqualified",
  );
  return members.length === 0 ? [] : share(value, [{ teamName: null, members }]);
};

/** One for a win, one half each when halved (docs/rules.md, Side games and matches). */
export const matchPoints = (contests: ReadonlyArray<Contest>, { members }: Side): number =>
  contests.reduce((total, { opponents: [first, second], result }) => {
    const plays = (players: Meeting["opponents"][number]) =>
      members.some((member) => players.includes(member));
    if (result === null || plays(first) === plays(second)) return total;
    if (result === "halved") return total + 0.5;
    return total + (plays(result === "win" ? first : second) ? 1 : 0);
  }, 0);
