import { Result } from "effect";
import type { Event } from "../../../../contract/event/event.ts";
import type { EventChanges } from "../../../../contract/event/eventInput.ts";
import { changeEvent } from "../../../../contract/event/eventSettings.ts";
import { errorsOf, type FieldErrors, readBody } from "../../../form/formErrors.ts";
import { bodyOf, type EventValues, endsBeforeStart, valuesOf } from "./eventValues.ts";

const DAY = 10;

/** The form edits days only, so the time of day stays. */
const withItsTime = (day: string, before: string | null) =>
  day === "" ? "" : `${day}${before?.slice(DAY) ?? ""}`;

/** All values of the form, with null for empty ones. */
const wholeBody = (event: Event, values: EventValues) => ({
  ...bodyOf(values),
  startDate: withItsTime(values.startDate, event.startDate),
  endDate: withItsTime(values.endDate, event.endDate),
  registrationDeadline: withItsTime(values.registrationDeadline, event.registrationDeadline),
  registrationFee: values.registrationFee || null,
  organizerEmail: values.organizerEmail || null,
  participantStructureId: values.participantStructureId || null,
  playFormatId: values.playFormatId || null,
  scoringMetricId: values.scoringMetricId || null,
  competitionContainerId: values.competitionContainerId || null,
});

const changedFields = (event: Event, values: EventValues) => {
  const before: Partial<Record<string, unknown>> = valuesOf(event);
  const wanted: Partial<Record<string, unknown>> = values;
  return Object.fromEntries(
    Object.entries(wholeBody(event, values)).filter(([field]) => wanted[field] !== before[field]),
  );
};

/** Only the changed fields, so that changes of others are not undone. */
export const readEventChanges = (
  event: Event,
  values: EventValues,
): Result.Result<EventChanges, FieldErrors> =>
  readBody(changeEvent, { ...changedFields(event, values), basedOn: event.revision });

/** What is unchanged is not sent: an imported event may have more rounds than a form offers. */
export const errorsOfSettings = (event: Event, values: EventValues): FieldErrors => ({
  ...endsBeforeStart(values),
  ...errorsOf(changeEvent, changedFields(event, values)),
});
