import { changeEvent, createEvent } from "../../../../contract/event/eventSettings.ts";
import { errorsOf } from "../../../form/formErrors.ts";
import { bodyOf, type EventValues, newEventValues } from "./eventValues.ts";

const names = Object.keys(newEventValues) as ReadonlyArray<keyof EventValues>;
const isText = (name: keyof EventValues) => typeof newEventValues[name] === "string";

/** All fields empty. */
const empty: EventValues = {
  ...newEventValues,
  ...Object.fromEntries(names.filter(isText).map((name) => [name, ""])),
};

/** Fields that may stay empty for an imported event. */
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

/** Whether a field is required. The contract decides, by refusing it when it is empty. */
export const isRequired = (name: keyof EventValues, isSettings: boolean): boolean =>
  (isSettings ? inSettings : inNewEvent).has(name);
