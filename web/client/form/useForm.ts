import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { failureText } from "../data/apiError.ts";
import { hasSessionEnded } from "../data/sessions.ts";
import { unsaved } from "../device/unsaved.ts";
import { refusedFields } from "./formErrors.ts";

/** A sentence for each wrong field; correct fields are left out. */
export type Errors<Values> = { readonly [Name in keyof Values]?: string | undefined };

interface Options<Values> {
  readonly initial: Values;
  /** The stored values, if the form starts with other ones. */
  readonly stored?: Values;
  /** Validates the form when it is sent, and after that on every change. */
  readonly validate?: (values: Values) => Errors<Values>;
  /** Called only without errors. */
  readonly onSubmit: (values: Values) => void;
  /** False if losing the typed text does not matter, such as the words of a search. */
  readonly isGuarded?: boolean;
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

/** The fields that were changed after these values were sent. */
const changedSince = <Values extends Readonly<Record<string, unknown>>>(
  sent: Values,
  now: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== sent[name]),
  ) as Partial<Values>;

/** A field may be correct to the form and still refused by the server. */
const withRefused = <Values>(own: Errors<Values>, refused: Errors<Values>): Errors<Values> => {
  const found = Object.entries(own).filter(([, error]) => error !== undefined);
  return { ...refused, ...(Object.fromEntries(found) as Errors<Values>) };
};

/**
 * The values and errors of a form. Errors appear when the form is sent, not while somebody still
 * types; then the first wrong field gets the focus. Typed text is not discarded without a question.
 */
export const useForm = <Values extends Readonly<Record<string, unknown>>>({
  initial,
  stored = initial,
  validate = () => ({}),
  onSubmit,
  isGuarded = true,
}: Options<Values>) => {
  const [values, setValues] = useState(initial);
  /** The values without typed changes. */
  const [untouched, setUntouched] = useState(stored);
  const [attempts, setAttempts] = useState(0);
  /** The server's errors; each disappears when its field is changed. */
  const [refused, setRefused] = useState<Errors<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(form, isGuarded && JSON.stringify(values) !== JSON.stringify(untouched));

  const errors = attempts > 0 ? withRefused(validate(values), refused) : refused;
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

  const forget = () => {
    setAttempts(0);
    setRefused({});
    setFailure(null);
  };

  return {
    values,
    errors,
    errorCount,
    set,
    /**
     * Resets to the given or the initial values; those that differ from the stored ones are typed.
     */
    reset: (next: Values = initial, untyped: Values = next) => {
      setValues(next);
      setUntouched(untyped);
      forget();
    },
    /**
     * For `onSuccess` of the call: the fields take the given or the initial values, except for what
     * was typed after the form was sent.
     */
    renew: (next: Values = initial) => {
      setValues((now) => ({ ...next, ...changedSince(values, now) }));
      setUntouched(next);
      forget();
    },
    /** Shows the server's errors at their fields. */
    refuse: setRefused,
    /** Why the form was refused, if no single field is the reason. */
    failure,
    /** For `onError` of the call: shows the reason at its field, else at the end of the form. */
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

/** Guards this part of the page while it contains typed text that is not saved. */
export const useUnsaved = (part: RefObject<Element | null>, isTyped: boolean): void => {
  useEffect(() => {
    const element = part.current;
    if (!isTyped || element === null) return;
    unsaved.hold(element);
    return () => unsaved.release(element);
  }, [part, isTyped]);
};
