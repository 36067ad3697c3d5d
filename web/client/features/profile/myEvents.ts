import type { RegistrationWithEvent } from "../../../contract/registration.ts";
import { byStart } from "../../lib/dates/byStart.ts";
import { isUpcoming } from "../../lib/dates/upcoming.ts";

type Registrations = ReadonlyArray<RegistrationWithEvent>;

const byEvent = (one: RegistrationWithEvent, other: RegistrationWithEvent) =>
  byStart(one.event, other.event);

type Listed = RegistrationWithEvent["event"];

/** An event on the course is not past, however long ago it began. */
const isOver = ({ status, startDate }: Listed) =>
  status === "completed" || (status !== "active" && !isUpcoming(startDate));

/** Those on the course, the first to begin first. */
export const activeOf = (registrations: Registrations): Registrations =>
  registrations.filter(({ event }) => event.status === "active").sort(byEvent);

/** Those still to come, the next one first. */
export const upcomingOf = (registrations: Registrations): Registrations =>
  registrations.filter(({ event }) => event.status !== "active" && !isOver(event)).sort(byEvent);

/** Those that are over, the latest first. */
export const historyOf = (registrations: Registrations): Registrations =>
  registrations.filter(({ event }) => isOver(event)).sort((a, b) => byEvent(b, a));

/** Those on the course in which the player still plays. */
export const playingNow = (registrations: Registrations): Registrations =>
  activeOf(registrations).filter(
    ({ status, playerStatus }) => status === "registered" && playerStatus === "playing",
  );

const SHOWN = 3;

/** What the overview shows; nobody waits for an event that was left or called off. */
export const nextOf = (registrations: Registrations): Registrations =>
  upcomingOf(registrations)
    .filter(({ status, event }) => status !== "cancelled" && event.status !== "cancelled")
    .slice(0, SHOWN);
