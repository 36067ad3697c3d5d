import { Result } from "effect";
import type { Event } from "../../../../contract/event.ts";
import type { EventChanges } from "../../../../contract/eventInput.ts";
import { changeEvent } from "../../../../contract/events.ts";
import { errorsOf, type FieldErrors, readBody } from "../../../lib/formErrors.ts";
import { bodyOf, type EventValues, endsBeforeStart, valuesOf } from "./eventValues.ts";

const DAY = 10;

/** The form knows days; the hour of a date stays as it was. */
const withItsTime = (day: string, before: string | null) =>
  day === "" ? "" : `${day}${before?.slice(DAY) ?? ""}`;

/** Everything the form holds, with null for what was left open. */
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

/** Only what was changed, so that nobody else's change is undone by the way. */
export const readEventChanges = (
  event: Event,
  values: EventValues,
): Result.Result<EventChanges, FieldErrors> => {
  const before: Partial<Record<string, unknown>> = valuesOf(event);
  const wanted: Partial<Record<string, unknown>> = values;
  const changed = Object.entries(wholeBody(event, values)).filter(
    ([field]) => wanted[field] !== before[field],
  );
  return readBody(changeEvent, { ...Object.fromEntries(changed), basedOn: event.revision });
};

export const errorsOfSettings = (event: Event, values: EventValues): FieldErrors => ({
  ...endsBeforeStart(values),
  ...errorsOf(changeEvent, wholeBody(event, values)),
});
