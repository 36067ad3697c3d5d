import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { FormFooter } from "../FormFooter.tsx";
import { foreignChanges, mergeEdits, type ThreeWayMerge } from "../mergeEdits.ts";
import { BothValues, type FieldTexts } from "./BothValues.tsx";
import type { EditConflict } from "./editConflict.ts";

interface Props<Values> extends FieldTexts<Values> {
  readonly change: EditConflict;
  /** Null until the saved values have arrived. */
  readonly ways: ThreeWayMerge<Values> | null;
  /** Fetches the saved values again after a failure. */
  readonly onRetry: () => void;
  readonly isReloading: boolean;
  /** Returns to the unchanged form. */
  readonly onClose: () => void;
  /** Continues with the saved values and the typed ones that the reader keeps. */
  readonly onReload: (merged: Values) => void;
  /** Saves the typed values that the reader keeps; null means all of them. */
  readonly onOverwrite: (merged: Values | null) => void;
}

/** Shown when two people edited the same thing: the second one sees both values and chooses. */
export const EditConflictDialog = <Values extends object>({
  change,
  ways,
  onRetry,
  isReloading,
  onClose,
  onReload,
  onOverwrite,
  ...texts
}: Props<Values>) => {
  const [givenUp, setGivenUp] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, isSaved: boolean) => {
    const next = new Set(givenUp);
    if (isSaved) next.add(name);
    else next.delete(name);
    setGivenUp(next);
  };
  const merged = ways ? mergeEdits(ways, (name) => givenUp.has(name)) : null;
  const reload = () => (merged ? onReload(merged) : onRetry());
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Changed in the meantime"
      description={`${change.sentence}.`}
      footer={
        <FormFooter errorCount={0}>
          <Button variant="line" onClick={() => onOverwrite(merged)}>
            Overwrite
          </Button>
          <Button isPending={isReloading} pendingText="Reloading..." onClick={reload}>
            Reload
          </Button>
        </FormFooter>
      }
    >
      {ways ? (
        <BothValues
          {...texts}
          ways={ways}
          changes={foreignChanges(ways)}
          givenUp={givenUp}
          onChoose={choose}
        />
      ) : change.fields.length > 0 ? (
        <p>{`Changed: ${change.fields.join(", ")}.`}</p>
      ) : null}
      <p>
        Reload brings the saved values into the form and keeps what you typed, as chosen here.
        Overwrite saves that at once.
      </p>
    </Dialog>
  );
};
