import { CalendarDays, Lock, MapPin } from "lucide-react";
import { useId } from "react";
import type { Event } from "../../../contract/event.ts";
import { Badges, Tag } from "../../components/badges/Badge.tsx";
import { EventStatusBadge } from "../../components/badges/StatusBadge.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { SeenGround } from "../../components/drawings/SeenGround.tsx";
import { Plates } from "../../components/figures/Plates.tsx";
import { VisuallyHidden } from "../../components/overlays/VisuallyHidden.tsx";
import { CrestHeading } from "../../components/page/CrestHeading.tsx";
import { longDate } from "../../lib/dates/dateText.ts";
import { eventTypeLabel } from "../../lib/eventTypes.ts";
import { isStranger } from "../../lib/isStranger.ts";
import { feeText } from "../../lib/money.ts";
import * as styles from "./EventCard.css.ts";

interface Props {
  readonly event: Event;
  readonly onRegister: (event: Event) => void;
  /** The level of its name on the page. */
  readonly as?: "h2" | "h3";
}

/** An event on its own ground, with what people ask first and the way to register. */
export const EventCard = ({ event, onRegister, as = "h3" }: Props) => {
  const nameId = useId();
  const isHidden = isStranger(event);
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.art}>
        <SeenGround seed={event.id} width={400} height={190} x={290} y={95} radius={68} />
        <span className={styles.status}>
          <EventStatusBadge status={event.status} />
        </span>
      </div>
      <div className={styles.body}>
        <CrestHeading as={as} size="card" className={styles.name}>
          <span id={nameId}>{event.name}</span>
          {event.isPrivate ? (
            <span className={styles.lock}>
              <Lock size={22} aria-hidden="true" />
              <VisuallyHidden>Private event</VisuallyHidden>
            </span>
          ) : null}
        </CrestHeading>
        {isHidden ? null : (
          <Badges>
            <Tag>{event.category || "Event"}</Tag>
            <Tag>{eventTypeLabel(event.eventType)}</Tag>
          </Badges>
        )}
        <ul className={styles.facts}>
          <li className={styles.fact}>
            <CalendarDays size={20} className={styles.sign} aria-hidden="true" />
            {longDate(event.startDate)}
          </li>
          <li className={styles.fact}>
            <MapPin size={20} className={styles.sign} aria-hidden="true" />
            {event.location}
          </li>
        </ul>
        <p className={styles.description}>
          {isHidden ? forStrangers(event) : event.description || "No description available."}
        </p>
        <div className={styles.foot}>
          {isHidden ? null : <Plates plates={platesOf(event)} />}
          <CardButton event={event} onRegister={onRegister} nameId={nameId} />
        </div>
      </div>
    </article>
  );
};

/** What a stranger can do about a private event, while there is something to be done. */
const forStrangers = ({ status }: Event) =>
  status === "completed" || status === "cancelled"
    ? "This event is private."
    : "This event is private. With its Event ID you can register and see the rest.";

const platesOf = ({ registrationFee, maxParticipants }: Event) => [
  { label: "Entry", value: feeText(registrationFee) },
  { label: "Field", value: maxParticipants === 0 ? "No limit" : `${maxParticipants} max` },
];

interface ButtonProps extends Pick<Props, "event" | "onRegister"> {
  readonly nameId: string;
}

const CardButton = ({ event, onRegister, nameId }: ButtonProps) => {
  if (event.status === "completed" || event.status === "cancelled") {
    return (
      <Button wide disabled aria-describedby={nameId}>
        {event.status === "completed" ? "Event Complete" : "Event Cancelled"}
      </Button>
    );
  }
  return (
    <Button wide aria-describedby={nameId} onClick={() => onRegister(event)}>
      Register Now
    </Button>
  );
};
