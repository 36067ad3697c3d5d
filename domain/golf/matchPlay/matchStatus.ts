/** The winner of a hole: the first side, the second, or none when it is halved. */
export type HoleWinner = "first" | "second" | null;

/** Seen from the first side. */
export type MatchResult = "win" | "loss" | "halved";

/** The state of a match after a number of holes. */
export interface MatchStatus {
  readonly holesPlayed: number;
  readonly holesLeft: number;
  /** The lead in holes: above 0 the first side is up, below 0 the second. */
  readonly lead: number;
}

export const beforeFirstHole = (holes: number): MatchStatus => ({
  holesPlayed: 0,
  holesLeft: holes,
  lead: 0,
});

/** A hole after the end of a match changes nothing. */
export const afterHole = (status: MatchStatus, winner: HoleWinner): MatchStatus =>
  isOver(status)
    ? status
    : {
        holesPlayed: status.holesPlayed + 1,
        holesLeft: status.holesLeft - 1,
        lead: status.lead + worth[winner ?? "nobody"],
      };

const worth = { first: 1, second: -1, nobody: 0 } as const;

/**
 * A match ends when the lead is larger than the number of holes left, or with its last hole.
 * A match without holes is never over.
 * Source: Rules of Golf 3.2a, https://www.therovingofficial.com/rulesdesc.php?rule=3.2a
 */
export const isOver = ({ holesPlayed, holesLeft, lead }: MatchStatus): boolean =>
  Math.abs(lead) > holesLeft || (holesLeft === 0 && holesPlayed > 0);

/** The lead equals the holes left: the other side can no longer win, and must win every hole. */
export const isDormie = ({ holesLeft, lead }: MatchStatus): boolean =>
  holesLeft > 0 && Math.abs(lead) === holesLeft;

/** Null while the match goes on. */
export const resultOf = (status: MatchStatus): MatchResult | null => {
  if (!isOver(status)) return null;
  if (status.lead === 0) return "halved";
  return status.lead > 0 ? "win" : "loss";
};

/** `3&2` when it ended early, `1 up` or `2 up` on the last hole; null when halved or not over. */
export const marginOf = (status: MatchStatus): string | null => {
  if (!isOver(status) || status.lead === 0) return null;
  const lead = Math.abs(status.lead);
  return status.holesLeft === 0 ? `${lead} up` : `${lead}&${status.holesLeft}`;
};

/** `AS` (all square) or `2 up`, whichever side leads; once it is over `3&2`, `2 up` or `halved`. */
export const stateOf = (status: MatchStatus): string => {
  if (isOver(status)) return marginOf(status) ?? "halved";
  return status.lead === 0 ? "AS" : `${Math.abs(status.lead)} up`;
};
