import { useQueries } from "@tanstack/react-query";
import { inOneNumber } from "../../../../../../domain/golf/played.ts";
import type { HoleNumber, PlayerId, RoundNumber } from "../../../../../../domain/shared/values.ts";
import { listAllScorecards } from "../../../../../contract/card/scorecards.ts";
import type { EventDetail } from "../../../../../contract/event/event.ts";
import { listMatches, type Match } from "../../../../../contract/match/matches.ts";
import { readOf, useRead } from "../../../../data/read.ts";
import type { GroupCard } from "../group/useGroup.ts";
import type { Round } from "../useRound.ts";

const PICKED_UP = 0;

/** What the pad needs to know of the matches of the player whose card it shows. */
export const useMatchOnHole = (
  event: EventDetail,
  round: Round,
  group: ReadonlyArray<GroupCard>,
) => {
  const { playerId, roundNumber } = round;
  const { data: matches = [] } = useRead(listMatches, { eventId: event.id });
  const opponents = opponentsOf(matches, playerId, roundNumber);
  const cards = useQueries({
    queries: opponents.map((opponent) =>
      readOf(listAllScorecards, { eventId: event.id, playerId: opponent.playerId }),
    ),
  });
  const roundOf = (other: string) => group.find((card) => card.playerId === other)?.round ?? null;

  /** The question that a hole raises once it is picked up on this card; null for none. */
  const askedOn = (holeNumber: HoleNumber): BothPickedUp | null => {
    const rival = opponents.find((opponent, index) => {
      const card = cards[index]?.data?.find((one) => one.roundNumber === roundNumber);
      const there =
        roundOf(opponent.playerId)?.entered.get(holeNumber) ??
        card?.scores.find((score) => score.holeNumber === holeNumber);
      return inOneNumber(there) === PICKED_UP;
    });
    if (!rival) return null;
    const theirs = roundOf(rival.playerId);
    return {
      holeNumber,
      choices: [
        { name: rival.ownName, concede: () => concede(round, holeNumber) },
        ...(theirs ? [{ name: rival.name, concede: () => concede(theirs, holeNumber) }] : []),
      ],
    };
  };

  const endOf = (player: PlayerId) => endOfMatches(event, matches, player, roundNumber);
  const players = group.length === 0 ? [playerId] : group.map((card) => card.playerId);
  return {
    askedOn,
    /** How the matches of a player ended: "3&2". Null while they play on. */
    endOf,
    /** Nobody whose card is kept here has a hole left to play. */
    isOver: players.every((player) => endOf(player) !== null),
  };
};

const concede = ({ enter }: Pick<Round, "enter">, holeNumber: HoleNumber) =>
  enter({
    ...{ holeNumber, strokes: null, pickedUp: true, conceded: true },
    ...{ putts: null, penalties: 0, notes: null },
  });

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
