import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type {
  HoleNumber,
  HoleScore,
  PlayerId,
  RoundNumber,
  TournamentId,
} from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import type { Registration } from "../../../../contract/field/registration.ts";
import { roundAheadQuery } from "../../event/roundAheadQuery.ts";
import { myScorecardsQuery } from "./api.ts";
import { COURSE_MISSING, entryBarrier, opensOn, padNotice, withTried } from "./entryBarrier.ts";
import {
  type Entered,
  enteredOn,
  type RoundCard,
  roundCardOf,
  seenBefore,
  seenOn,
} from "./roundCard.ts";
import { useSaveQueue } from "./useSaveQueue.ts";
import type { EnteredHole, WaitingHole } from "./waitingEntry.ts";

/** The round of a player, as it is entered on this device. */
export interface Round extends RoundCard {
  /** Whose card it is. */
  readonly playerId: PlayerId;
  /** The player's first name, if it is not the player of this device. */
  readonly partner: string | null;
  readonly tournamentId: TournamentId;
  readonly roundNumber: RoundNumber;
  /** As the server has it; undefined before its first score. */
  readonly card: Scorecard | undefined;
  readonly rejection: Scorecard["rejection"];
  /** The server asks for no more holes: all are played, or the match is over. */
  readonly isComplete: boolean;
  readonly enter: (hole: HoleScore) => void;
  /** The strokes that the writer of the score of a hole saw before. */
  readonly seenBefore: (holeNumber: HoleNumber) => Pick<EnteredHole, "basedOn">;
  /** Like `entered`, but over another state of the card on the server. */
  readonly enteredOn: (card: Scorecard | undefined) => Entered;
}

export interface RoundOf {
  readonly event: EventDetail;
  readonly playerId: PlayerId;
  /** Null for a reader without a place in the event; undefined if it could not be read. */
  readonly registration: Registration | null | undefined;
  readonly roundNumber: RoundNumber;
}

/** A card contains its holes. Before the first score there is no card, so the server is asked. */
export const useRound = ({ event, playerId, registration, roundNumber }: RoundOf) => {
  const { enter: save, ...queue } = useSaveQueue(playerId, event.id);
  const [tried, setTried] = useState<ReadonlyArray<WaitingHole>>([]);
  const opens = opensOn(event);
  const sent = opens === null ? queue : { waiting: tried, unread: [] };
  const enter = opens === null ? save : (entry: EnteredHole) => setTried(withTried(entry));
  const cards = useQuery(myScorecardsQuery(event.id));
  const card = cards.data?.find((own) => own.roundNumber === roundNumber);
  const closed = cards.data
    ? entryBarrier({ event, registration, cards: cards.data }, roundNumber)
    : null;
  const isAhead = cards.data !== undefined && card === undefined && closed === null;
  const ahead = useQuery({ ...roundAheadQuery(event.id, roundNumber), enabled: isAhead });
  const asked = isAhead ? ahead : cards;
  const holes = (isAhead ? ahead.data : card)?.holes;
  const entered = enteredOn(card, sent, roundNumber);
  const round: Round | null = holes
    ? {
        ...roundCardOf(holes, card, sent, roundNumber),
        playerId,
        partner: null,
        tournamentId: event.id,
        roundNumber,
        card,
        rejection: card?.rejection ?? null,
        isComplete: card?.isComplete ?? false,
        enter: (hole) => enter({ roundNumber, hole, basedOn: seenOn(entered, hole.holeNumber) }),
        seenBefore: (hole) => seenBefore(entered, sent, { roundNumber, hole }),
        enteredOn: (other) => enteredOn(other, sent, roundNumber),
      }
    : null;
  return {
    round,
    enter,
    queue,
    /** What counts over the card: what waits, or what is tried before the day. */
    sent,
    notice: padNotice(opens, card),
    hasCard: card !== undefined,
    /** Why nothing can be entered, or null. */
    barrier: closed ?? (holes?.length === 0 ? COURSE_MISSING : null),
    /** What could not be loaded, or null. */
    failure: asked.error && {
      title: isAhead ? "The course could not be loaded" : "Your scorecard could not be loaded",
      error: asked.error,
      onRetry: () => void asked.refetch(),
      isRetrying: asked.isFetching,
    },
  };
};

/** The name of the card on this device. */
export const cardName = ({ partner }: Pick<Round, "partner">): string =>
  partner === null ? "My card" : `${partner}’s card`;
