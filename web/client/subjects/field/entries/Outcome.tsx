import { Undo2, X } from "lucide-react";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { asRow } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { playersText } from "./AskAboutMany.tsx";
import { actionTexts } from "./actions.ts";
import * as styles from "./Participants.css.ts";
import { fullName } from "./PlayersTable.tsx";
import type { ManyOutcome } from "./useManyParticipants.ts";

interface Props {
  readonly outcome: ManyOutcome;
  readonly onDismiss: () => void;
  /** Registers removed players again. */
  readonly onAddBack: (participants: ReadonlyArray<AdminParticipant>) => void;
  readonly isAddingBack: boolean;
}

/** The results of a change of many, until they are dismissed. Removed players can be added back. */
export const Outcome = ({ outcome, onDismiss, onAddBack, isAddingBack }: Props) => {
  const { action, done, failed } = outcome;
  const [first] = done;
  const whom = done.length === 1 && first ? fullName(first) : playersText(done.length);
  return (
    <output className={asRow({ gap: 3, wrap: true, pad: 3, ground: "raised", radius: "slot" })}>
      <span className={styles.words}>
        <span>{`${actionTexts[action].label}: ${whom}.`}</span>
        {failed.map(({ participant, error }) => (
          <Caution key={participant.id}>{`${fullName(participant)}: ${error}`}</Caution>
        ))}
      </span>
      {action === "remove" && done.length > 0 ? (
        <Button
          variant="line"
          size="small"
          icon={<Undo2 size={20} aria-hidden="true" />}
          isPending={isAddingBack}
          pendingText="Adding..."
          onClick={() => onAddBack(done)}
        >
          Add Back
        </Button>
      ) : null}
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </output>
  );
};
