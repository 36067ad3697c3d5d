import type { MeanwhileChange } from "../../lib/changedMeanwhile.ts";
import { Button } from "../buttons/Button.tsx";
import { FormFooter } from "../forms/FormFooter.tsx";
import { Dialog } from "./Dialog.tsx";

interface Props {
  readonly change: MeanwhileChange;
  /** Back to the form as it is. */
  readonly onClose: () => void;
  /** Takes the newest values; what was typed is lost. */
  readonly onReload: () => void;
  /** Saves what was typed all the same. */
  readonly onOverwrite: () => void;
  readonly isReloading: boolean;
}

/** Two people have edited the same thing: the second decides whose values stay. */
export const ChangedMeanwhileDialog = ({
  change,
  onClose,
  onReload,
  onOverwrite,
  isReloading,
}: Props) => (
  <Dialog
    isOpen
    onClose={onClose}
    title="Changed in the meantime"
    description={`${change.sentence}.`}
    footer={
      <FormFooter errorCount={0}>
        <Button variant="line" onClick={onOverwrite}>
          Overwrite
        </Button>
        <Button isPending={isReloading} pendingText="Reloading..." onClick={onReload}>
          Reload
        </Button>
      </FormFooter>
    }
  >
    {change.fields.length > 0 ? <p>{`Changed: ${change.fields.join(", ")}.`}</p> : null}
    <p>Reload takes the newest values and drops yours. Overwrite saves yours over them.</p>
  </Dialog>
);
