import type { Event } from "../../../../contract/event/event.ts";
import { inDollars } from "../../../../contract/inputs/cents.ts";
import { numberIn } from "../../../form/typedNumbers.ts";

/** An event as the form holds it: typed or chosen text. */
export const newEventValues = {
  name: "",
  description: "",
  location: "",
  startDate: "",
  endDate: "",
  registrationDeadline: "",
  maxParticipants: "32",
  registrationFee: "100.00",
  organizerEmail: "",
  eventType: "",
  category: "Event",
  status: "upcoming",
  isPrivate: false,
  publicBoard: false,
  groupScoring: false,
  eventAdminId: "",
  numberOfRounds: "1",
  courseId: "",
  teeId: "",
  participantStructureId: "",
  playFormatId: "",
  scoringMetricId: "",
  competitionContainerId: "",
  handicapAllowance: "100",
  tieBreak: "shared",
  startType: "tee_times",
  indexInLaterRounds: "first_card",
  pointsBasis: "net",
};

export type EventValues = typeof newEventValues;

const DAY = 10;
const dayOf = (date: string | null) => date?.slice(0, DAY) ?? "";

export const valuesOf = (event: Event): EventValues => ({
  name: event.name,
  description: event.description ?? "",
  location: event.location,
  startDate: dayOf(event.startDate),
  endDate: dayOf(event.endDate),
  registrationDeadline: dayOf(event.registrationDeadline),
  maxParticipants: String(event.maxParticipants),
  registrationFee: event.registrationFee === null ? "" : inDollars(event.registrationFee),
  organizerEmail: event.organizerEmail ?? "",
  eventType: event.eventType,
  category: event.category,
  status: event.status,
  isPrivate: event.isPrivate,
  publicBoard: event.publicBoard,
  groupScoring: event.groupScoring,
  eventAdminId: event.eventAdminId ?? "",
  numberOfRounds: String(event.numberOfRounds),
  courseId: event.courseId ?? "",
  teeId: event.teeId ?? "",
  participantStructureId: event.participantStructureId ?? "",
  playFormatId: event.playFormatId ?? "",
  scoringMetricId: event.scoringMetricId ?? "",
  competitionContainerId: event.competitionContainerId ?? "",
  handicapAllowance: String(event.handicapAllowance),
  tieBreak: event.tieBreak,
  startType: event.startType,
  indexInLaterRounds: event.indexInLaterRounds,
  pointsBasis: event.pointsBasis ?? (event.handicapRequired ? "net" : "gross"),
});

const orNull = (text: string) => (text === "" ? null : text);

/** The body as it is sent, before the contract validates it. */
export const bodyOf = (values: EventValues) => ({
  ...values,
  maxParticipants: numberIn(values.maxParticipants),
  numberOfRounds: numberIn(values.numberOfRounds),
  handicapAllowance: numberIn(values.handicapAllowance),
  eventAdminId: orNull(values.eventAdminId),
  courseId: orNull(values.courseId),
  teeId: orNull(values.teeId),
});

/** Both as "YYYY-MM-DD"; dates as texts sort by time. */
export const endsBeforeStart = ({ startDate, endDate }: EventValues) =>
  endDate !== "" && startDate !== "" && endDate < startDate
    ? { endDate: "End date must be on or after the start date" }
    : {};
