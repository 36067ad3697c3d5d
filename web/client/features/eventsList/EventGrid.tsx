import type { Event } from "../../../contract/event.ts";
import { EventCard } from "./EventCard.tsx";
import * as styles from "./EventGrid.css.ts";

interface Props {
  readonly events: ReadonlyArray<Event>;
  readonly onRegister: (event: Event) => void;
  readonly as: "h2" | "h3";
}

/** Event cards beside each other, as many as there is room for. */
export const EventGrid = ({ events, onRegister, as }: Props) => (
  <ul className={styles.grid}>
    {events.map((event) => (
      <li key={event.id} className={styles.cell}>
        <EventCard event={event} onRegister={onRegister} as={as} />
      </li>
    ))}
  </ul>
);
