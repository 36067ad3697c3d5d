import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { isUpcoming } from "../../ui/dates/dateText.ts";

type Registrations = ReadonlyArray<RegistrationWithEvent>;

const byEvent = (one: RegistrationWithEvent, other: RegistrationWithEvent) =>
  byStart(one.event, other.event);

type Listed = RegistrationWithEvent["event"];

/** An event in play is not over, however long ago it began. */
const isOver = ({ status, startDate }: Listed) =>
  status === "completed" || (status !== "active" && !isUpcoming(startDate));

/** Events in play, in the order of their start. */
export const activeOf = (registrations: Registrations): Registrations =>
  registrations.filter(({ event }) => event.status === "active").sort(byEvent);

/** Events still to come, the next one first. */
export const upcomingOf = (registrations: Registrations): Registrations =>
  registrations.filter(({ event }) => event.status !== "active" && !isOver(event)).sort(byEvent);

/** Events that are over, the latest first. */
export const historyOf = (registrations: Registrations): Registrations =>
  registrations.filter(({ event }) => isOver(event)).sort((a, b) => byEvent(b, a));

/** Events in play in which the player still plays. */
export const playingNow = (registrations: Registrations): Registrations =>
  activeOf(registrations).filter(
    ({ status, playerStatus }) => status === "registered" && playerStatus === "playing",
  );

const SHOWN = 3;

/** The events of the overview, without those that the player has left or that were cancelled. */
export const nextOf = (registrations: Registrations): Registrations =>
  upcomingOf(registrations)
    .filter(({ status, event }) => status !== "cancelled" && event.status !== "cancelled")
    .slice(0, SHOWN);

interface Starting {
  readonly startDate: string | null;
}

/** Sorts after every date. */
const NO_START = "9";

/** Orders by the start; items without one come last. Wall-clock texts sort as times do. */
const byStart = (one: Starting, other: Starting): number => {
  const start = one.startDate ?? NO_START;
  const otherStart = other.startDate ?? NO_START;
  if (start === otherStart) return 0;
  return start < otherStart ? -1 : 1;
};
