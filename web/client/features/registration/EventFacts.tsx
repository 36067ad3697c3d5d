import { CalendarDays, MapPin } from "lucide-react";
import type { Event } from "../../../contract/event.ts";
import { Plates } from "../../components/figures/Plates.tsx";
import { dateRange } from "../../lib/dates/dateText.ts";
import { feeText } from "../../lib/money.ts";
import * as styles from "./RegistrationDialog.css.ts";

interface Props {
  readonly event: Event;
  /** Printed for public events, and for private ones once it was entered correctly (AMB-26). */
  readonly showsEventId: boolean;
}

/** What somebody registers for. */
export const EventFacts = ({ event, showsEventId }: Props) => {
  const field = event.maxParticipants === 0 ? "No limit" : `${event.maxParticipants} max`;
  const plates = [
    { label: "Entry", value: feeText(event.registrationFee) },
    { label: "Field", value: field },
  ];
  const eventId = { label: "Event ID", value: event.eventId };
  return (
    <>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <CalendarDays size={20} className={styles.sign} aria-hidden="true" />
          {dateRange(event.startDate, event.endDate)}
        </li>
        <li className={styles.fact}>
          <MapPin size={20} className={styles.sign} aria-hidden="true" />
          {event.location}
        </li>
      </ul>
      <Plates plates={showsEventId && event.eventId !== null ? [eventId, ...plates] : plates} />
    </>
  );
};

/** "Register for $85.00". */
export const registerLabel = ({ registrationFee }: Event): string =>
  `Register for $${feeText(registrationFee).replace(/^\$/, "")}`;
