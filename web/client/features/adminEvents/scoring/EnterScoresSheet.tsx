import type { CountedEvent } from "../../../../contract/event.ts";
import { Sheet } from "../../../components/dialogs/Sheet.tsx";
import type { PlayerRow } from "./overview.ts";
import { ScoringForm } from "./ScoringForm.tsx";
import type { CardToEnter } from "./selectedCard.ts";

interface Props {
  readonly event: CountedEvent;
  readonly rows: ReadonlyArray<PlayerRow>;
  readonly initial: CardToEnter;
  readonly onClose: () => void;
}

/** Enters or corrects the scores of a player. */
export const EnterScoresSheet = ({ event, rows, initial, onClose }: Props) => (
  <Sheet isOpen onClose={onClose} overline={event.name} title="Enter Scores" seed={event.id}>
    <ScoringForm event={event} rows={rows} initial={initial} onClose={onClose} />
  </Sheet>
);
