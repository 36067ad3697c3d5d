import { useId } from "react";
import { wordsOf } from "../../../lib/editConflict.ts";
import { type ForeignChange, type ThreeWayMerge, valueOf } from "../../../lib/mergeEdits.ts";
import * as styles from "./BothValues.css.ts";

export interface FieldTexts<Values> {
  /** What a field is called on the form, where its name does not say it. */
  readonly labels?: Readonly<Record<string, string>>;
  /** A value as people read it; null where it is read as it is. */
  readonly textOf?: (name: string, values: Values) => string | null;
}

interface Props<Values> extends FieldTexts<Values> {
  readonly ways: ThreeWayMerge<Values>;
  readonly changes: ReadonlyArray<ForeignChange>;
  /** The fields of which the saved value is chosen. */
  readonly givenUp: ReadonlySet<string>;
  readonly onChoose: (name: string, isSaved: boolean) => void;
}

const plainText = (value: unknown) => {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "string" && value !== "" ? value : "Empty";
};

/** The saved value and the typed one of each field; where both differ, one is chosen. */
export const BothValues = <Values extends object>({
  ways,
  changes,
  givenUp,
  onChoose,
  labels = {},
  textOf = () => null,
}: Props<Values>) => {
  const read = (name: string, values: Values) =>
    textOf(name, values) ?? plainText(valueOf(values, name));
  const id = useId();
  return (
    <div className={styles.fields}>
      {changes.map(({ name, isContested }) => {
        const label = labels[name] ?? capitalised(wordsOf(name));
        const saved = read(name, ways.saved);
        return isContested ? (
          <fieldset key={name} className={styles.field}>
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
          <p key={name} className={styles.field}>
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
