import type { CountedEvent } from "../../../../contract/event.ts";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { figure } from "../../../ui/theme/voices.css.ts";
import * as styles from "./EventNumber.css.ts";

interface Props {
  /** Its number is null for those who may not hand it out. */
  readonly event: Pick<CountedEvent, "eventId" | "name">;
}

/** The number that players are told, and a button that copies it. */
export const EventNumber = ({ event: { eventId, name } }: Props) =>
  eventId === null ? null : (
    <span className={styles.number}>
      <span>
        Event ID <span className={figure}>{eventId}</span>
      </span>
      <CopyButton text={String(eventId)} label={`Copy Event ID: ${name}`} />
    </span>
  );
