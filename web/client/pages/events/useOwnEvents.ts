import { useQuery } from "@tanstack/react-query";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { TodayEvent } from "../../../contract/event/today.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { holesWaitingIn } from "../../subjects/card/pad/waitingEntry.ts";
import type { OwnEvent, OwnEvents } from "../../subjects/event/list/EventCard.tsx";
import { myRegistrationsQuery } from "../../subjects/event/myRegistrationsQuery.ts";
import { todayQuery } from "../../subjects/event/today/api.ts";
import { padAddress } from "../../subjects/event/today/nextThing.ts";
import type { Session } from "../../subjects/person/session/session.ts";

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

const enteredHere = (playerId: PlayerId, { event, round }: TodayEvent) =>
  round ? holesWaitingIn(playerId, event.id, round.roundNumber) : new Set<never>();

interface Known {
  readonly registrations: ReadonlyArray<RegistrationWithEvent>;
  readonly today: ReadonlyArray<TodayEvent>;
  /** The address of the pad of an event's next hole, or null. */
  readonly padOf: (today: TodayEvent) => string | null;
}

/** The reader's own events, without those that the reader has left. */
const ownEventsOf = ({ registrations, today, padOf }: Known): OwnEvents => {
  const pads = new Map(today.map((each) => [each.event.id, padOf(each)]));
  return new Map(
    registrations.flatMap(({ eventId, status, waitlistPlace }) => {
      if (status === "cancelled") return [];
      const own: OwnEvent = { status, waitlistPlace, padAddress: pads.get(eventId) ?? null };
      return [[eventId, own] as const];
    }),
  );
};
