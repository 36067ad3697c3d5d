import type { RegistrationWithEvent } from "../../../contract/registration.ts";
import { byStart } from "../../lib/dates/byStart.ts";
import { isUpcoming } from "../../lib/dates/upcoming.ts";

type Registrations = ReadonlyArray<RegistrationWithEvent>;

const byEvent = (one: RegistrationWithEvent, other: RegistrationWithEvent) =>
  byStart(one.event, other.event);

/** Those still to come, the next one first. */
export const upcomingOf = (registrations: Registrations): Registrations =>
  registrations.filter(({ event }) => isUpcoming(event.startDate)).sort(byEvent);

/** Those that have begun, the latest first. */
export const historyOf = (registrations: Registrations): Registrations =>
  registrations.filter(({ event }) => !isUpcoming(event.startDate)).sort((a, b) => byEvent(b, a));

/** Those that are being played now, which have begun but are not over. */
export const playingNow = (registrations: Registrations): Registrations =>
  historyOf(registrations).filter(
    ({ status, playerStatus, event }) =>
      status === "registered" && playerStatus === "playing" && event.status === "active",
  );

const SHOWN = 3;

/** What the overview shows; who has left an event does not wait for it. */
export const nextOf = (registrations: Registrations): Registrations =>
  upcomingOf(registrations)
    .filter(({ status }) => status !== "cancelled")
    .slice(0, SHOWN);
