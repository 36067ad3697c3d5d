import { Option, Schema } from "effect";
import { RoundNumber, TournamentId } from "../../../domain/shared/values.ts";
import { getEvent } from "../event/events.ts";
import { listMyRegistrations } from "../field/registrations.ts";
import { type FirstAsker, type FirstCall, firstCall } from "../firstCalls.ts";
import { listMatches } from "../match/matches.ts";
import { listGroups } from "../teeSheet/groups.ts";
import { getRoundAhead, listMyScorecards } from "./scorecards.ts";

const read = Schema.decodeUnknownOption(TournamentId);
const readRound = Schema.decodeUnknownOption(
  Schema.NumberFromString.pipe(Schema.decodeTo(RoundNumber)),
);

/** The round whose pad the address of an event names. */
export const roundIn = (search: URLSearchParams) => readRound(search.get("round"));

/** The calls with which the page of an event begins. With a round in its address it is the pad. */
export const callsOfEvent = (
  reference: string,
  { hasSession, search }: FirstAsker,
): ReadonlyArray<FirstCall> =>
  Option.toArray(read(reference)).flatMap((eventId) => [
    firstCall(getEvent, { eventId }),
    ...(hasSession ? [firstCall(listMyRegistrations, {})] : []),
    ...(hasSession
      ? Option.toArray(roundIn(search)).flatMap((roundNumber) => [
          firstCall(listMyScorecards, { eventId }),
          firstCall(listGroups, { eventId }),
          firstCall(listMatches, { eventId }),
          // Before the first score no card has the holes.
          firstCall(getRoundAhead, { eventId, roundNumber }),
        ])
      : []),
  ]);
