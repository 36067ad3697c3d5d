import { useState } from "react";
import type { EditConflict } from "../../lib/editConflict.ts";
import { foreignChanges, mergeEdits, type ThreeWayMerge } from "../../lib/mergeEdits.ts";
import { Button } from "../buttons/Button.tsx";
import { FormFooter } from "../forms/FormFooter.tsx";
import { Dialog } from "./Dialog.tsx";
import { BothValues, type FieldTexts } from "./editConflict/BothValues.tsx";

interface Props<Values> extends FieldTexts<Values> {
  readonly change: EditConflict;
  /** Null until the saved values are here. */
  readonly ways: ThreeWayMerge<Values> | null;
  /** Fetches the saved values again, where they did not come. */
  readonly onRetry: () => void;
  readonly isReloading: boolean;
  /** Back to the form as it is. */
  readonly onClose: () => void;
  /** The form with the saved values, and with all that was typed and not given up. */
  readonly onReload: (merged: Values) => void;
  /** Saves what was typed and not given up all the same; null is all of it. */
  readonly onOverwrite: (merged: Values | null) => void;
}

/** Two people have edited the same thing: the second sees both values, and decides which stay. */
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
