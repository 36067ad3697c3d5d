import type { ReactNode } from "react";
import { columns, wideColumn } from "../../ui/dialogs/Dialog.css.ts";
import { asText, joinClasses } from "../../ui/layout.ts";
import { roman } from "../../ui/theme/theme.css.ts";
import { Switch } from "../Checkbox.tsx";
import { type FieldProps, PasswordField, TextAreaField, TextField } from "../Field.tsx";
import { NumberField } from "../NumberField.tsx";
import { SelectField } from "../SelectField.tsx";
import type { NumberKind } from "../typedNumbers.ts";
import type { Errors } from "../useForm.ts";
import {
  type AnyRow,
  derived,
  type FieldTable,
  isYesOrNo,
  rowsOf,
  type Written,
} from "./fieldTable.ts";

interface Props<Values, Asked> {
  readonly of: FieldTable<Values, Asked>;
  /** From `useForm`. */
  readonly form: {
    readonly values: Values;
    readonly errors: Errors<Values>;
    readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  };
  readonly asked: Asked;
  /** The fields that are marked as required. */
  readonly required?: ReadonlySet<string>;
}

/** The fields of a table in its order, each section under its heading. */
export const Fields = <Values, Asked>(props: Props<Values, Asked>) => {
  const sections = new Map<string, ReadonlyArray<ReactNode>>();
  for (const [name, row] of rowsOf(props.of)) {
    const { section = "" } = row;
    const field = <RowField key={name} {...props} name={name} row={row} />;
    sections.set(section, [...(sections.get(section) ?? []), field]);
  }
  return [...sections].map(([title, fields]) =>
    title === "" ? (
      fields
    ) : (
      <FormSection key={title} title={title}>
        {fields}
      </FormSection>
    ),
  );
};

interface RowProps<Values, Asked> extends Props<Values, Asked> {
  readonly name: keyof Values & string;
  readonly row: AnyRow<Values, Asked>;
}

const RowField = <Values, Asked>(props: RowProps<Values, Asked>) => {
  const { form, asked, name, row, required } = props;
  const { values, errors } = form;
  const value = values[name];
  const error = errors[name];
  // A row has the type of its value, which is lost where rows are taken one after the other.
  const set = (next: unknown) => form.set(name, next as Values[typeof name]);
  if ("draw" in row) return row.draw({ value, error, onChange: set });
  if (row.isShown && !row.isShown(values, asked)) return null;
  const { label, isWide = false } = row;
  const hint = derived(row.hint, values, asked);
  if (isYesOrNo(row) || "on" in row) {
    const [on, off] = isYesOrNo(row) ? [true, false] : [row.on, row.off];
    const toggle = (
      <Switch
        label={label}
        hint={hint}
        checked={value === on}
        onChange={(isOn) => set(isOn ? on : off)}
      />
    );
    return isWide ? <div className={wideColumn}>{toggle}</div> : toggle;
  }
  const change = (next: string) => {
    set(next);
    const others = Object.entries(row.follow?.(values, next, asked) ?? {});
    for (const [other, its] of others) form.set(other as keyof Values, its as Values[keyof Values]);
  };
  const control = {
    ...{ name, label, hint, error, isRequired: required?.has(name) ?? false },
    ...{ value: String(value), onChange: change, ...(isWide ? { className: wideColumn } : {}) },
  };
  if (!("options" in row)) return writtenField(row, control);
  const emptyLabel = derived(row.emptyLabel, values, asked);
  return (
    <SelectField
      {...control}
      options={derived(row.options, values, asked)}
      {...(emptyLabel === undefined ? {} : { emptyLabel })}
    />
  );
};

interface Control extends Omit<FieldProps, "className"> {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const writtenField = <Values, Asked>(row: Written<Values, Asked>, control: Control) => {
  const all = { ...control, ...row.input };
  const { kind = "text" } = row;
  if (kind === "area") return <TextAreaField {...all} />;
  if (kind === "password") return <PasswordField {...all} />;
  return isNumber(kind) ? <NumberField {...all} kind={kind} /> : <TextField {...all} type={kind} />;
};

const isNumber = (kind: string): kind is NumberKind =>
  ["whole", "decimal", "money", "handicap"].includes(kind);

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const sectionTitle = joinClasses(roman, asText({ bottom: 3, size: "xl" }));

/** Fields that belong together, under their heading. */
const FormSection = ({ title, children }: SectionProps) => (
  <fieldset>
    <legend className={sectionTitle}>{title}</legend>
    <div className={columns}>{children}</div>
  </fieldset>
);
