import { eventLabels } from "./eventTexts.ts";
import type { EventValues } from "./eventValues.ts";
import type { EventFieldsProps } from "./fieldsProps.ts";
import { isRequired } from "./required.ts";

type TextName = {
  [Name in keyof EventValues]: EventValues[Name] extends string ? Name : never;
}[keyof EventValues];

/** A field of the form with its label, marked if it is required. */
export const labelled =
  ({ form, isSettings }: Pick<EventFieldsProps, "form" | "isSettings">) =>
  (name: TextName) => ({
    ...form.field(name),
    label: eventLabels[name],
    isRequired: isRequired(name, isSettings),
  });
