import { Result } from "effect";
import type { Endpoint } from "../../../../contract/endpoint.ts";
import type { Event } from "../../../../contract/event/event.ts";
import type { EventChanges, NewEvent } from "../../../../contract/event/eventInput.ts";
import { changeEvent, createEvent } from "../../../../contract/event/eventSettings.ts";
import { inDollars } from "../../../../contract/inputs/cents.ts";
import { errorsOf, type FieldErrors, readBody } from "../../../form/formErrors.ts";
import { bodyOf, requiredIn, typedOf } from "../../../form/table/tableValues.ts";
import { eventTypes } from "../eventTypes.ts";
import { type EventValues, eventTable, newEventValues, withCourse } from "./eventTable.ts";
import type { EventChoices } from "./WithChoices.tsx";

export const valuesOf = (event: Event): EventValues =>
  typedOf(eventTable, {
    ...event,
    otherFees: feeLines(event.otherFees),
    pointsBasis: event.pointsBasis ?? (event.handicapRequired ? "net" : "gross"),
  });

/** The contract decides, by refusing what is empty. Lines of fees are read before it sees them. */
const requiredFor = (contract: Endpoint) =>
  new Set([...requiredIn(eventTable, contract)].filter((name) => name !== "otherFees"));

export const requiredInNewEvent = requiredFor(createEvent);
export const requiredInSettings = requiredFor(changeEvent);

/** Both as "YYYY-MM-DD"; dates as texts sort by time. */
const endsBeforeStart = ({ startDate, endDate }: EventValues) =>
  endDate !== "" && startDate !== "" && endDate < startDate
    ? { endDate: "End date must be on or after the start date" }
    : {};

const newBody = (values: EventValues) => ({
  ...bodyOf(eventTable, createEvent, values),
  otherFees: feesIn(values.otherFees),
});

export const readNewEvent = (values: EventValues): Result.Result<NewEvent, FieldErrors> =>
  readBody(createEvent, newBody(values));

/** Texts of the form that differ from those of the server. */
const formTexts: FieldErrors = {
  maxParticipants: "Max participants is required",
  organizerEmail: "Valid email is required",
};

export const errorsOfNewEvent = (values: EventValues): FieldErrors => {
  const errors = Object.entries(errorsOf(createEvent, newBody(values)));
  const inFormWords = errors.map(([field, error]) => [field, formTexts[field] ?? error]);
  return { ...endsBeforeStart(values), ...Object.fromEntries(inFormWords) };
};

const DAY = 10;

/** The form edits days only, so the time of day stays. */
const withItsTime = (day: string, before: string | null) =>
  day === "" ? "" : `${day}${before?.slice(DAY) ?? ""}`;

const changedFields = (event: Event, values: EventValues) => {
  const before = valuesOf(event);
  const whole = {
    ...bodyOf(eventTable, changeEvent, values),
    startDate: withItsTime(values.startDate, event.startDate),
    endDate: withItsTime(values.endDate, event.endDate),
    otherFees: feesIn(values.otherFees),
    registrationDeadline: withItsTime(values.registrationDeadline, event.registrationDeadline),
  };
  const isChanged = (name: keyof EventValues) => values[name] !== before[name];
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => isChanged(name as keyof EventValues)),
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

/** Kinds of fee as they are typed, each in a line: "Guest 60.00". */
export const feeLines = (fees: Event["otherFees"]): string =>
  fees.map(({ name, amount }) => `${name} ${inDollars(amount)}`).join("\n");

/** What was typed; the contract says what is wrong in it. The amount is the last word of a line. */
export const feesIn = (
  lines: string,
): ReadonlyArray<{ readonly name: string; readonly amount: string }> =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [, name = line, amount = ""] = /^(.*?)[\s:]+(\S*\d\S*)$/u.exec(line) ?? [];
      return { name, amount };
    });

type Lists = Pick<EventChoices, "structures" | "formats" | "metrics" | "containers" | "courses">;

/**
 * Defaults of a new event: the first choice of each list, and the creator as the contact. A club with
 * one course plays there.
 */
export const startingValues = (
  { structures, formats, metrics, containers, courses }: Lists,
  organizerEmail: string,
): EventValues => {
  const [structure] = structures;
  const fits = formats.find(({ compatibleStructures }) =>
    compatibleStructures.includes(structure?.code ?? ""),
  );
  const [course, another] = courses;
  return {
    ...withCourse(newEventValues, courses, another ? "" : (course?.id ?? "")),
    organizerEmail,
    eventType: eventTypes[0].value,
    participantStructureId: structure?.id ?? "",
    playFormatId: (fits ?? formats[0])?.id ?? "",
    scoringMetricId: metrics[0]?.id ?? "",
    competitionContainerId: containers[0]?.id ?? "",
  };
};

/** The values of another event, without its dates and status. Values typed before stay. */
export const copied = (
  from: EventValues,
  { starting, typed }: { readonly starting: EventValues; readonly typed: EventValues },
): EventValues => {
  const days = { startDate: "", endDate: "", registrationDeadline: "", status: "upcoming" };
  const own = Object.entries(typed).filter(
    ([name, value]) => value !== starting[name as keyof EventValues],
  );
  const values: EventValues = { ...from, ...days, ...Object.fromEntries(own) };
  // Tees belong to one course.
  return values.courseId === from.courseId ? values : { ...values, teeId: typed.teeId };
};
