import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { getEvent } from "../../../contract/events.ts";
import type { EventReference } from "../../../contract/params.ts";
import { listMyRegistrations } from "../../../contract/registrations.ts";
import { call, callUnlessSignedOut } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";

export const eventQuery = (reference: EventReference) =>
  queryOptions({
    queryKey: [...queryKeys.tournaments, reference],
    queryFn: ({ signal }) => call(getEvent, { params: { eventId: reference }, signal }),
  });

/** The player's own registration for the event; null when there is none, or nobody signed in. */
export const ownRegistrationQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: [...queryKeys.registrations, tournamentId, "mine"],
    queryFn: async ({ signal }) => {
      const mine = await callUnlessSignedOut(listMyRegistrations, { signal });
      return mine?.find(({ eventId }) => eventId === tournamentId) ?? null;
    },
  });
