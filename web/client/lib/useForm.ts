import { type FormEvent, useEffect, useRef, useState } from "react";
import { hasSessionEnded } from "./endedSession.ts";
import { failureText } from "./failureText.ts";
import { refusedFields } from "./refusedFields.ts";
import { useUnsaved } from "./useUnsaved.ts";

/** A sentence for each field that must be corrected; fields in order are left out. */
export type Errors<Values> = { readonly [Name in keyof Values]?: string | undefined };

interface Options<Values> {
  readonly initial: Values;
  /** What is stored, where the form begins with something else. */
  readonly stored?: Values;
  /** All rules of the form. It runs when the form is sent, and after that on every change. */
  readonly validate?: (values: Values) => Errors<Values>;
  /** Called only when nothing is wrong. */
  readonly onSubmit: (values: Values) => void;
  /** False where nobody would miss what was typed, such as the words of a search. */
  readonly isGuarded?: boolean;
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

/**
 * The values of a form and what is wrong with them. Errors appear when the form is sent, not while
 * somebody still types; then the first wrong field gets the focus. What is typed is not thrown away
 * without a question.
 */
export const useForm = <Values extends Readonly<Record<string, unknown>>>({
  initial,
  stored = initial,
  validate = () => ({}),
  onSubmit,
  isGuarded = true,
}: Options<Values>) => {
  const [values, setValues] = useState(initial);
  /** As nobody has touched them. */
  const [untouched, setUntouched] = useState(stored);
  const [attempts, setAttempts] = useState(0);
  /** What the server found wrong; each goes as soon as its field is changed. */
  const [refused, setRefused] = useState<Errors<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(form, isGuarded && JSON.stringify(values) !== JSON.stringify(untouched));

  const errors: Errors<Values> = attempts > 0 ? { ...refused, ...validate(values) } : refused;
  const errorCount = Object.values(errors).filter(Boolean).length;

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [attempts]);

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => ({ ...before, [name]: undefined }));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    setAttempts((before) => before + 1);
    if (Object.values(validate(values)).every((error) => !error)) onSubmit(values);
  };

  return {
    values,
    errors,
    errorCount,
    set,
    /** Back to the given values, or to those it began with; what differs from the stored is typed. */
    reset: (next: Values = initial, untyped: Values = next) => {
      setValues(next);
      setUntouched(untyped);
      setAttempts(0);
      setRefused({});
      setFailure(null);
    },
    /** Shows what the server has refused at its field. */
    refuse: setRefused,
    /** Why the form was not taken, where that is about no single field. */
    failure,
    /** For `onError` of what sends the form: says why at the field that it is about, else at its end. */
    fail: (error: unknown) => {
      const atFields = refusedFields(error, values, untouched);
      setRefused(atFields ?? {});
      setFailure(atFields !== null || hasSessionEnded(error) ? null : failureText(error));
    },
    /** For the `<form>` itself. */
    form: { ref: form, onSubmit: submit, noValidate: true },
    /** For TextField, NumberField, SelectField, TextAreaField and PasswordField. */
    field: <Name extends NamesOf<Values, string>>(name: Name) => ({
      name,
      value: String(values[name]),
      onChange: (value: string) => set(name, value as Values[Name]),
      error: errors[name],
    }),
    /** For Checkbox; Switch takes the first two. */
    check: <Name extends NamesOf<Values, boolean>>(name: Name) => ({
      name,
      checked: values[name] === true,
      onChange: (checked: boolean) => set(name, checked as Values[Name]),
      error: errors[name],
    }),
  };
};
