import { CalendarDays, Hourglass, MapPin, Users } from "lucide-react";
import type { Event } from "../../../../contract/event/event.ts";
import { dateRange, monthAndDay } from "../../../ui/dates/dateText.ts";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { asRow } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import { fieldText, isFull, isStranger, registrationOf } from "../../event/registrationState.ts";
import * as styles from "./RegistrationDialog.css.ts";

interface Props {
  readonly event: Event;
}

/** The event that somebody is about to register for. */
export const EventFacts = ({ event }: Props) => {
  const plates = isStranger(event) ? [] : termsOf(event);
  const deadline = deadlineText(event);
  return (
    <>
      <ul className={styles.facts}>
        <li className={asRow({ gap: 2, align: "start", leading: 1.25, breaks: true })}>
          <CalendarDays size={20} className={styles.sign} aria-hidden="true" />
          {dateRange(event.startDate, event.endDate)}
        </li>
        <li className={asRow({ gap: 2, align: "start", leading: 1.25, breaks: true })}>
          <MapPin size={20} className={styles.sign} aria-hidden="true" />
          {event.location}
        </li>
        {deadline === null ? null : (
          <li className={asRow({ gap: 2, align: "start", leading: 1.25, breaks: true })}>
            <Hourglass size={20} className={styles.sign} aria-hidden="true" />
            {deadline}
          </li>
        )}
        {registrationOf(event) === "open" && isFull(event) ? (
          <li className={asRow({ gap: 2, align: "start", leading: 1.25, breaks: true })}>
            <Users size={20} className={styles.sign} aria-hidden="true" />
            Full: you go to the waitlist, and have a place as soon as one is free and it is your
            turn.
          </li>
        ) : null}
      </ul>
      {plates.length > 0 ? <Plates plates={plates} /> : null}
    </>
  );
};

const deadlineText = (event: Event): string | null => {
  const registration = registrationOf(event);
  if (!event.registrationDeadline || (registration !== "open" && registration !== "late")) {
    return null;
  }
  const verb = registration === "open" ? "Register by" : "Registration closed on";
  return `${verb} ${monthAndDay(event.registrationDeadline)}`;
};

const termsOf = (event: Event) => [
  ...(event.eventId === null ? [] : [{ label: "Event ID", value: event.eventId }]),
  { label: "Entry", value: feeText(event.registrationFee) },
  { label: "Field", value: fieldText(event) },
];

/** "Register for $85.00". Strangers know neither the fee nor whether there is a place. */
export const registerLabel = (event: Event): string =>
  isStranger(event)
    ? "Register"
    : isFull(event)
      ? "Join the Waitlist"
      : `Register for ${feeText(event.registrationFee)}`;
