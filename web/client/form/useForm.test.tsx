import { type FormEvent, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextField } from "./Field.tsx";
import { type Errors, useForm } from "./useForm.ts";

const initial = { holes: "4" };
type Values = typeof initial;

const sending = { preventDefault: () => undefined } as FormEvent<HTMLFormElement>;

/** The field of a form that was sent, and that the server refused. */
const afterRefusal = (validate: (values: Values) => Errors<Values>) => {
  const Form = () => {
    const form = useForm({ initial, validate, onSubmit: () => undefined });
    const [isSent, setSent] = useState(false);
    if (!isSent) {
      setSent(true);
      form.form.onSubmit(sending);
      form.refuse({ holes: "Hole 4 is not a par 3" });
    }
    return <TextField {...form.field("holes")} label="Holes" />;
  };
  return renderToStaticMarkup(<Form />);
};

test("a field that the form finds correct shows why the server refused it", () => {
  expect(afterRefusal(() => ({}))).toContain("Hole 4 is not a par 3");
  expect(afterRefusal(() => ({ holes: undefined }))).toContain("Hole 4 is not a par 3");
});

test("what the form finds wrong comes before what the server refused", () => {
  const markup = afterRefusal(() => ({ holes: "Select at least one hole" }));
  expect(markup).toContain("Select at least one hole");
  expect(markup).not.toContain("par 3");
});
