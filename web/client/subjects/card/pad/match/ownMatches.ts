import type { HoleNumber, PlayerId, RoundNumber } from "../../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../../contract/event/event.ts";
import type { Match } from "../../../../../contract/match/matches.ts";

/** The other side of a match of a player. */
interface Opponent {
  readonly playerId: PlayerId;
  readonly name: string;
  /** The first name of the player, as the match has it. */
  readonly ownName: string;
}

const isOf =
  (playerId: PlayerId, roundNumber: RoundNumber) =>
  (match: Match): boolean =>
    match.roundNumber === roundNumber && sidesOf(match).flat().includes(playerId);

const sidesOf = (match: Match) => [
  [match.playerId, ...(match.playerPartners ?? []).map(({ id }) => id)],
  [match.opponentId, ...(match.opponentPartners ?? []).map(({ id }) => id)],
];

/** Whom a player meets in a round, in the event itself and in its side games. */
export const opponentsOf = (
  matches: ReadonlyArray<Match>,
  playerId: PlayerId,
  roundNumber: RoundNumber,
): ReadonlyArray<Opponent> => {
  const opponents = matches.filter(isOf(playerId, roundNumber)).map((match): Opponent => {
    const { player, opponent } = match;
    return sidesOf(match)[0]?.includes(playerId)
      ? { playerId: match.opponentId, name: opponent.firstName, ownName: player.firstName }
      : { playerId: match.playerId, name: player.firstName, ownName: opponent.firstName };
  });
  return [...new Map(opponents.map((each) => [each.playerId, each])).values()];
};

/**
 * How the matches ended that leave this player of a match play event nothing more to enter: "3&2".
 * Null while one of them goes on.
 */
export const endOfMatches = (
  { eventType, isMatchPlay = false }: Pick<EventDetail, "eventType" | "isMatchPlay">,
  matches: ReadonlyArray<Match>,
  playerId: PlayerId,
  roundNumber: RoundNumber,
): string | null => {
  if (eventType !== "match_play" && !isMatchPlay) return null;
  const own = matches
    .filter(isOf(playerId, roundNumber))
    .filter(({ sideGameId }) => sideGameId === null);
  const isOver = own.length > 0 && own.every(({ status }) => status === "decided");
  return isOver ? [...new Set(own.map(({ state }) => state))].join(", ") : null;
};

/** A question about a hole on which both sides of a match have picked up. */
export interface BothPickedUp {
  readonly holeNumber: HoleNumber;
  readonly choices: ReadonlyArray<{ readonly name: string; readonly concede: () => void }>;
}
