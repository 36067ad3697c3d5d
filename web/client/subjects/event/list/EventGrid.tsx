import type { Event } from "../../../../contract/event/event.ts";
import { EventCard } from "./EventCard.tsx";
import * as styles from "./EventGrid.css.ts";
import type { OwnEvents } from "./ownEvents.ts";

interface Props {
  readonly events: ReadonlyArray<Event>;
  readonly own: OwnEvents;
  readonly onRegister: (event: Event) => void;
  readonly as: "h2" | "h3";
}

/** Event cards side by side, as many as fit. */
export const EventGrid = ({ events, own, onRegister, as }: Props) => (
  <ul className={styles.grid}>
    {events.map((event) => (
      <li key={event.id} className={styles.cell}>
        <EventCard event={event} own={own.get(event.id)} onRegister={onRegister} as={as} />
      </li>
    ))}
  </ul>
);
