import { useQuery } from "@tanstack/react-query";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { holesWaitingIn } from "../../subjects/card/pad/waiting.ts";
import type { OwnEvents } from "../../subjects/event/list/ownEvents.ts";
import { myRegistrationsQuery } from "../../subjects/event/myRegistrationsQuery.ts";
import { todayQuery } from "../../subjects/event/today/api.ts";
import { padAddress } from "../../subjects/event/today/nextThing.ts";
import type { Session } from "../../subjects/person/session/useSession.ts";
import { ownEventsOf } from "./ownEventsOf.ts";

/** The events in which the reader has a place; undefined until that is known. */
export const useOwnEvents = ({ user, isLoading }: Session): OwnEvents | undefined => {
  const enabled = user !== null;
  const registrations = useQuery({ ...myRegistrationsQuery, enabled });
  const today = useQuery({ ...todayQuery, enabled });
  if (isLoading || (enabled && registrations.isPending)) return undefined;
  return ownEventsOf({
    registrations: (enabled && registrations.data) || [],
    today: (enabled && today.data) || [],
    padOf: (each) => (user ? padAddress(each, enteredHere(user.id, each)) : null),
  });
};

type TodayEvent = Parameters<typeof padAddress>[0];

const enteredHere = (playerId: PlayerId, { event, round }: TodayEvent) =>
  round ? holesWaitingIn(playerId, event.id, round.roundNumber) : new Set<never>();
