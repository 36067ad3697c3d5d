import type { CountedEvent } from "../../../../contract/event/event.ts";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { asRow } from "../../../ui/layout.ts";
import { figure } from "../../../ui/theme/theme.css.ts";

interface Props {
  /** Its number is null for those who may not hand it out. */
  readonly event: Pick<CountedEvent, "eventId" | "name">;
}

/** The number that players are told, and a button that copies it. */
export const EventNumber = ({ event: { eventId, name } }: Props) =>
  eventId === null ? null : (
    <span className={asRow({ inline: true, tone: "textDim", oneLine: true })}>
      <span>
        Event ID <span className={figure}>{eventId}</span>
      </span>
      <CopyButton text={String(eventId)} label={`Copy Event ID: ${name}`} />
    </span>
  );
