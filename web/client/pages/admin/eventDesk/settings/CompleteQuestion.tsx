import type { ShortScorecard } from "../../../../../contract/card/shortScorecard.ts";
import type { CountedEvent } from "../../../../../contract/event/event.ts";
import { ConfirmDialog } from "../../../../form/ConfirmDialog.tsx";
import { LinkButton } from "../../../../ui/buttons/LinkButton.tsx";
import * as styles from "./EventSettings.css.ts";
import { openCardsText } from "./openCards.ts";

interface Props {
  readonly event: CountedEvent;
  /** The cards that are not official yet. */
  readonly cards: ReadonlyArray<ShortScorecard>;
  /** Called before the reader goes to the cards; completing is no longer intended then. */
  readonly onVerify: () => void;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before an event is completed while cards are not official, and says how many of what. */
export const CompleteQuestion = ({ event, cards, onVerify, onClose, onConfirm }: Props) => (
  <ConfirmDialog
    isOpen
    onClose={onClose}
    onConfirm={onConfirm}
    title={`Complete ${event.name}?`}
    confirmText="Complete Event"
    pendingText="Saving..."
    isPending={false}
    cancelText="Keep Editing"
    isDangerous={false}
  >
    <div className={styles.question}>
      <p>
        {`Not official yet: ${openCardsText(cards)}. `}
        They can still be verified in a completed event, but no verification can be taken back, and
        players with an unfinished round are marked WD.
      </p>
      <LinkButton
        variant="quiet"
        size="small"
        to={`/admin/events/${event.id}/verify`}
        onClick={onVerify}
      >
        Go to Verify
      </LinkButton>
    </div>
  </ConfirmDialog>
);
