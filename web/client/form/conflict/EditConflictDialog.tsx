import { useId, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../ui/layout.ts";
import { FormFooter } from "../DialogForm.tsx";
import {
  type EditConflict,
  type ForeignChange,
  foreignChanges,
  mergeEdits,
  type ThreeWayMerge,
  valueOf,
  wordsOf,
} from "../mergeEdits.ts";
import * as styles from "./BothValues.css.ts";

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

export interface FieldTexts<Values> {
  /** Labels of fields, if they differ from the field name. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The text of a value; null if the value itself is the text. */
  readonly textOf?: (name: string, values: Values) => string | null;
}

interface BothValuesProps<Values> extends FieldTexts<Values> {
  readonly ways: ThreeWayMerge<Values>;
  readonly changes: ReadonlyArray<ForeignChange>;
  /** The fields whose saved value was chosen. */
  readonly givenUp: ReadonlySet<string>;
  readonly onChoose: (name: string, isSaved: boolean) => void;
}

const plainText = (value: unknown) => {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "string" && value !== "" ? value : "Empty";
};

/** Shows the saved and the typed value of each field. If both differ, the reader chooses one. */
const BothValues = <Values extends object>({
  ways,
  changes,
  givenUp,
  onChoose,
  labels = {},
  textOf = () => null,
}: BothValuesProps<Values>) => {
  const read = (name: string, values: Values) =>
    textOf(name, values) ?? plainText(valueOf(values, name));
  const id = useId();
  return (
    <div className={asStack({ gap: 3, bottom: 3 })}>
      {changes.map(({ name, isContested }) => {
        const label = labels[name] ?? capitalised(wordsOf(name));
        const saved = read(name, ways.saved);
        return isContested ? (
          <fieldset key={name} className={asStack({ gap: 1 })}>
            <legend className={styles.label}>{label}</legend>
            <div className={styles.pair}>
              <Choice
                group={`${id} ${name}`}
                word="Yours"
                text={read(name, ways.typed)}
                isChosen={!givenUp.has(name)}
                onChoose={() => onChoose(name, false)}
              />
              <Choice
                group={`${id} ${name}`}
                word="Saved"
                text={saved}
                isChosen={givenUp.has(name)}
                onChoose={() => onChoose(name, true)}
              />
            </div>
          </fieldset>
        ) : (
          <p key={name} className={asStack({ gap: 1 })}>
            <span className={styles.label}>{label}</span>
            <span className={styles.text}>{saved}</span>
          </p>
        );
      })}
    </div>
  );
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface ChoiceProps {
  readonly group: string;
  readonly word: "Yours" | "Saved";
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ group, word, text, isChosen, onChoose }: ChoiceProps) => (
  <label className={styles.choice}>
    <input
      type="radio"
      name={group}
      className={styles.radio}
      checked={isChosen}
      onChange={onChoose}
    />
    <span className={styles.text}>
      <span className={styles.word}>{`${word} `}</span>
      {text}
    </span>
  </label>
);
