import { changeEvent, createEvent } from "../../../../contract/events.ts";
import { errorsOf } from "../../../lib/formErrors.ts";
import { bodyOf, type EventValues, newEventValues } from "./eventValues.ts";

const names = Object.keys(newEventValues) as ReadonlyArray<keyof EventValues>;
const isText = (name: keyof EventValues) => typeof newEventValues[name] === "string";

/** Everything left open. */
const empty: EventValues = {
  ...newEventValues,
  ...Object.fromEntries(names.filter(isText).map((name) => [name, ""])),
};

/** What may stay open in the settings of an event that was imported without it. */
const mayBeNull = {
  registrationFee: null,
  registrationDeadline: null,
  organizerEmail: null,
  participantStructureId: null,
  playFormatId: null,
  scoringMetricId: null,
  competitionContainerId: null,
};

const inNewEvent = new Set(Object.keys(errorsOf(createEvent, bodyOf(empty))));
const inSettings = new Set(Object.keys(errorsOf(changeEvent, { ...bodyOf(empty), ...mayBeNull })));

/** Which fields must be filled. The contract says so, and refuses what is left open. */
export const isRequired = (name: keyof EventValues, isSettings: boolean): boolean =>
  (isSettings ? inSettings : inNewEvent).has(name);
