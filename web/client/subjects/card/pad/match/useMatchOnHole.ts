import { useQueries } from "@tanstack/react-query";
import { inOneNumber } from "../../../../../../domain/golf/played.ts";
import type { HoleNumber, PlayerId } from "../../../../../../domain/shared/values.ts";
import { listAllScorecards } from "../../../../../contract/card/scorecards.ts";
import type { EventDetail } from "../../../../../contract/event/event.ts";
import { listMatches } from "../../../../../contract/match/matches.ts";
import { readOf, useRead } from "../../../../data/read.ts";

import type { GroupCard } from "../group/useGroup.ts";
import type { Round } from "../useRound.ts";
import { type BothPickedUp, endOfMatches, opponentsOf } from "./ownMatches.ts";

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
