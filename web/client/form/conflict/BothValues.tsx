import { useId } from "react";
import { asStack } from "../../ui/layout.ts";
import { type ForeignChange, type ThreeWayMerge, valueOf } from "../mergeEdits.ts";
import * as styles from "./BothValues.css.ts";
import { wordsOf } from "./editConflict.ts";

export interface FieldTexts<Values> {
  /** Labels of fields, if they differ from the field name. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The text of a value; null if the value itself is the text. */
  readonly textOf?: (name: string, values: Values) => string | null;
}

interface Props<Values> extends FieldTexts<Values> {
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
