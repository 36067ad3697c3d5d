import type { TodayEvent } from "../../../contract/event/today.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import type { OwnEvent, OwnEvents } from "../../subjects/event/list/ownEvents.ts";

interface Known {
  readonly registrations: ReadonlyArray<RegistrationWithEvent>;
  readonly today: ReadonlyArray<TodayEvent>;
  /** The address of the pad of an event's next hole, or null. */
  readonly padOf: (today: TodayEvent) => string | null;
}

/** The reader's own events, without those that the reader has left. */
export const ownEventsOf = ({ registrations, today, padOf }: Known): OwnEvents => {
  const pads = new Map(today.map((each) => [each.event.id, padOf(each)]));
  return new Map(
    registrations.flatMap(({ eventId, status, waitlistPlace }) => {
      if (status === "cancelled") return [];
      const own: OwnEvent = { status, waitlistPlace, padAddress: pads.get(eventId) ?? null };
      return [[eventId, own] as const];
    }),
  );
};
