import { useQuery } from "@tanstack/react-query";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { OwnEvents } from "../../features/eventsList/ownEvents.ts";
import { holesWaitingIn } from "../../features/scoreEntry/waiting.ts";
import type { Session } from "../../features/session/useSession.ts";
import { todayQuery } from "../../features/today/api.ts";
import { padAddress } from "../../features/today/nextThing.ts";
import { myRegistrationsQuery } from "../../lib/myRegistrationsQuery.ts";
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
