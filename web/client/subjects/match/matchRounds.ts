import type { PlayerId, RoundNumber } from "../../../../domain/shared/values.ts";
import type { Match } from "../../../contract/match/matches.ts";

interface MatchRound {
  readonly roundNumber: RoundNumber;
  /** By the name of the first player; the reader's own come first. */
  readonly matches: ReadonlyArray<Match>;
}

/** The latest round first, because its matches are being played. */
export const matchRoundsOf = (
  matches: ReadonlyArray<Match>,
  me: PlayerId | null,
): ReadonlyArray<MatchRound> => {
  const numbers = [...new Set(matches.map(({ roundNumber }) => roundNumber))];
  return numbers
    .toSorted((a, b) => b - a)
    .map((roundNumber) => {
      const ofRound = matches.filter((match) => match.roundNumber === roundNumber);
      return {
        roundNumber,
        matches: [
          ...ofRound.filter((match) => isOwn(match, me)),
          ...ofRound.filter((match) => !isOwn(match, me)),
        ],
      };
    });
};

export const isOwn = (match: Match, me: PlayerId | null): boolean =>
  isOnSide(match.playerId, match.playerPartners, me) ||
  isOnSide(match.opponentId, match.opponentPartners, me);

/** Whether the reader is the named player of a side or the partner. */
export const isOnSide = (
  named: PlayerId,
  partners: Match["playerPartners"],
  me: PlayerId | null,
): boolean => named === me || (partners ?? []).some(({ id }) => id === me);
