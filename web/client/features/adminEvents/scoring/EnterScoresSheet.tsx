import type { CountedEvent } from "../../../../contract/event.ts";
import { Sheet } from "../../../components/dialogs/Sheet.tsx";
import type { EntryOf } from "./asks.ts";
import type { PlayerRow } from "./overview.ts";
import { ScoringForm } from "./ScoringForm.tsx";

interface Props {
  readonly event: CountedEvent;
  readonly rows: ReadonlyArray<PlayerRow>;
  readonly initial: EntryOf;
  readonly onClose: () => void;
}

/** Enters or corrects the scores of a player. */
export const EnterScoresSheet = ({ event, rows, initial, onClose }: Props) => (
  <Sheet isOpen onClose={onClose} overline={event.name} title="Enter Scores" seed={event.id}>
    <ScoringForm event={event} rows={rows} initial={initial} onClose={onClose} />
  </Sheet>
);
