import { Option, Schema } from "effect";
import { TournamentId } from "../../../domain/shared/values.ts";
import { getEvent } from "../event/events.ts";
import { listMyRegistrations } from "../field/registrations.ts";
import { type FirstAsker, type FirstCall, firstCall } from "../firstCalls.ts";
import { listMatches } from "../match/matches.ts";
import { listGroups } from "../teeSheet/groups.ts";
import { listMyScorecards } from "./scorecards.ts";

const read = Schema.decodeUnknownOption(TournamentId);

/** The calls with which the page of an event begins. With a round in its address it is the pad. */
export const callsOfEvent = (
  reference: string,
  { hasSession, search }: FirstAsker,
): ReadonlyArray<FirstCall> =>
  Option.toArray(read(reference)).flatMap((eventId) => [
    firstCall(getEvent, { eventId }),
    ...(hasSession ? [firstCall(listMyRegistrations, {})] : []),
    ...(hasSession && search.has("round")
      ? [
          firstCall(listMyScorecards, { eventId }),
          firstCall(listGroups, { eventId }),
          firstCall(listMatches, { eventId }),
        ]
      : []),
  ]);
