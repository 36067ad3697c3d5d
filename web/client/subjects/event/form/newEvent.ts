import type { Result } from "effect";
import type { NewEvent } from "../../../../contract/event/eventInput.ts";
import { createEvent } from "../../../../contract/event/eventSettings.ts";
import { errorsOf, type FieldErrors, readBody } from "../../../form/formErrors.ts";
import { bodyOf, type EventValues, endsBeforeStart } from "./eventValues.ts";

export const readNewEvent = (values: EventValues): Result.Result<NewEvent, FieldErrors> =>
  readBody(createEvent, bodyOf(values));

/** Texts of the form that differ from those of the server. */
const formTexts: FieldErrors = {
  maxParticipants: "Max participants is required",
  organizerEmail: "Valid email is required",
};

export const errorsOfNewEvent = (values: EventValues): FieldErrors => {
  const errors = errorsOf(createEvent, bodyOf(values));
  const inFormWords = Object.entries(errors).map(([field, error]) => [
    field,
    formTexts[field] ?? error,
  ]);
  return { ...endsBeforeStart(values), ...Object.fromEntries(inFormWords) };
};
