import type { ReactNode } from "react";
import { findTee } from "../../../../../domain/golf/tee.ts";
import type { EventChanges } from "../../../../contract/event/eventInput.ts";
import type { FieldTable, TypedValues } from "../../../form/table/fieldTable.ts";
import { startOf } from "../../../form/table/tableValues.ts";
import {
  adminOptions,
  categoryOptions,
  courseOptions,
  eventTypeOptions,
  namedOptions,
  roundOptions,
  statusOptions,
  teeOptions,
} from "./options.ts";
import type { EventChoices } from "./WithChoices.tsx";

/** What the call takes and no form asks for. */
type Unasked =
  | "availableSideGames"
  | "basedOn"
  | "handicapRequired"
  | "scoringFormat"
  | "sideGamesEnabled"
  | "teamFormat";

/** Every other setting needs a row. */
export type EventValues = TypedValues<Omit<EventChanges, Unasked>>;

/** What the form is asked to show besides the values. */
export interface AskedOfEvent {
  readonly choices: EventChoices;
  /** True for an existing event. A new one is always upcoming. */
  readonly isSettings: boolean;
  /** The Event ID of a private event, if the reader may hand it out. */
  readonly eventId: number | null;
  /** Warnings about the scorecard of the chosen course. */
  readonly cautions: ReactNode;
}

const whichEventId = ({ isSettings, eventId }: AskedOfEvent) => {
  if (!isSettings) return "It is given on creation.";
  return eventId === null ? "A new one is given when it becomes private." : `It is ${eventId}.`;
};

export const eventTable: FieldTable<EventValues, AskedOfEvent> = {
  name: { section: "Event", label: "Name", isWide: true },
  description: { section: "Event", label: "Description", kind: "area", isWide: true },
  status: {
    ...{ section: "Event", label: "Status", options: statusOptions, isWide: true },
    start: "upcoming",
    isShown: (_, { isSettings }) => isSettings,
  },
  eventType: {
    ...{ section: "Event", label: "Event type", emptyLabel: "Select an event type" },
    options: ({ eventType }) => eventTypeOptions(eventType),
  },
  category: { section: "Event", label: "Category", options: categoryOptions, start: "Event" },

  courseId: {
    ...{ section: "Place and dates", label: "Course", emptyLabel: "No course yet" },
    options: ({ courseId }, { choices }) => courseOptions(choices.courses, courseId),
    hint: (_, { cautions }) => cautions,
    follow: (values, chosen, { choices }) => {
      const { teeId, location } = withCourse(values, choices.courses, chosen);
      return { teeId, location };
    },
  },
  location: { section: "Place and dates", label: "Location" },
  startDate: {
    ...{ section: "Place and dates", label: "Start date", kind: "date" },
    // An existing event keeps its deadline.
    follow: (values, start, { isSettings }) =>
      isSettings ? {} : { registrationDeadline: withStart(values, start).registrationDeadline },
  },
  endDate: { section: "Place and dates", label: "End date", kind: "date" },
  numberOfRounds: {
    ...{ section: "Place and dates", label: "Number of rounds", kind: "whole", isWide: true },
    start: "1",
    options: ({ numberOfRounds }) => roundOptions(numberOfRounds),
  },

  registrationDeadline: { section: "Entries", label: "Registration deadline", kind: "date" },
  maxParticipants: {
    ...{ section: "Entries", label: "Max participants", kind: "whole", start: "32" },
    hint: (_, { isSettings }) => (isSettings ? "0 means no limit" : undefined),
  },
  registrationFee: {
    ...{ section: "Entries", label: "Registration fee", kind: "money", start: "100.00" },
  },
  organizerEmail: {
    ...{ section: "Entries", label: "Organizer email", kind: "email" },
    input: { autoCapitalize: "none" },
  },
  otherFees: {
    ...{ section: "Entries", label: "Other fees", kind: "area", isWide: true },
    hint: "A kind of fee in each line with its amount, such as: Guest 60.00",
  },
  eventAdminId: {
    ...{ section: "Entries", label: "Event admin", isWide: true },
    options: ({ eventAdminId }, { choices }) => adminOptions(choices.admins, eventAdminId),
    emptyLabel: "Nobody in particular",
  },
  isPrivate: {
    ...{ section: "Entries", label: "Private event", kind: "switch", isWide: true },
    hint: (_, asked) => `Players need its Event ID to register. ${whichEventId(asked)}`,
  },

  participantStructureId: {
    ...{ section: "Play", label: "Participant structure", emptyLabel: "Select a structure" },
    options: (_, { choices }) => namedOptions(choices.structures),
  },
  playFormatId: {
    ...{ section: "Play", label: "Play format", emptyLabel: "Select a format" },
    options: (_, { choices }) => namedOptions(choices.formats),
  },
  scoringMetricId: {
    ...{ section: "Play", label: "Scoring metric", emptyLabel: "Select a metric" },
    options: (_, { choices }) => namedOptions(choices.metrics),
  },
  pointsBasis: {
    ...{ section: "Play", label: "Net points", on: "net", off: "gross", start: "net" },
    hint: "Points are counted with the strokes that a player receives. Off: gross.",
    isShown: ({ scoringMetricId }, { choices }) =>
      choices.metrics.find(({ id }) => id === scoringMetricId)?.rankingDirection === "desc",
  },
  competitionContainerId: {
    ...{ section: "Play", label: "Competition container", emptyLabel: "Select a container" },
    options: (_, { choices }) => namedOptions(choices.containers),
  },
  teeId: {
    ...{ section: "Play", label: "Tee", emptyLabel: "Longest rated tee" },
    options: ({ courseId, teeId }, { choices }) =>
      teeOptions(
        choices.courses.find(({ id }) => id === courseId),
        teeId,
      ),
  },
  handicapAllowance: {
    ...{ section: "Play", label: "Handicap allowance (%)", kind: "whole", start: "100" },
  },
  indexInLaterRounds: {
    ...{ section: "Play", label: "Handicap in later rounds", start: "first_card" },
    options: [
      { value: "first_card", label: "The index of the first card" },
      { value: "of_day", label: "The index of the day" },
    ],
    hint: "Where a player's handicap changes between two rounds.",
  },
  tieBreak: {
    ...{ section: "Play", label: "Tie-break", start: "shared" },
    options: [
      { value: "shared", label: "Shared places" },
      { value: "countback", label: "Countback" },
    ],
    hint: "Shared places print T3; countback decides by the last holes.",
  },
  startType: {
    ...{ section: "Play", label: "Start type", start: "tee_times" },
    options: [
      { value: "tee_times", label: "Tee times" },
      { value: "shotgun", label: "Shotgun" },
    ],
    hint: "How groups are drawn, unless a draw says otherwise.",
  },

  publicBoard: {
    ...{ section: "Scores", label: "Public leaderboard", kind: "switch", isWide: true },
    hint: "Anyone with the link can follow the leaderboard.",
  },
  publicCards: {
    ...{ section: "Scores", label: "Public scorecards", kind: "switch", isWide: true },
    hint: "Anyone who follows the public leaderboard can open each player's card, hole by hole.",
  },
  groupScoring: {
    ...{ section: "Scores", label: "One phone may score for its tee group", kind: "switch" },
    isWide: true,
    hint: "Members of a tee group may enter scores for each other. Everybody signs for themselves.",
  },
};

export const newEventValues = startOf(eventTable);

/** The fields that change together. */
interface Place {
  readonly courseId: string;
  readonly teeId: string;
  readonly location: string;
}
interface Dates {
  readonly startDate: string;
  readonly registrationDeadline: string;
}

interface Course {
  readonly id: string;
  readonly name: string;
  readonly tees: ReadonlyArray<{ readonly id: string; readonly name: string }>;
}

/**
 * The tee holds on another course by its name. If that has none, it stays until another one is
 * chosen, because the server asks for one. An untouched location becomes the course's name.
 */
export const withCourse = <Values extends Place>(
  values: Values,
  courses: ReadonlyArray<Course>,
  courseId: string,
): Values => {
  const courseWith = (id: string) => courses.find((course) => course.id === id);
  const nameOf = (id: string) => courseWith(id)?.name ?? "";
  const isOurs = values.location === "" || values.location === nameOf(values.courseId);
  const location = isOurs ? nameOf(courseId) : values.location;
  const tees = courseWith(courseId)?.tees ?? [];
  const chosen = courses.flatMap((course) => course.tees).find(({ id }) => id === values.teeId);
  const kept = tees.length === 0 || !chosen ? "" : values.teeId;
  return { ...values, courseId, teeId: findTee(tees, chosen ?? null)?.id ?? kept, location };
};

/** The deadline is the start of the event until somebody types another one. */
export const withStart = <Values extends Dates>(values: Values, startDate: string): Values => {
  const isOurs = ["", values.startDate].includes(values.registrationDeadline);
  const registrationDeadline = isOurs ? startDate : values.registrationDeadline;
  return { ...values, startDate, registrationDeadline };
};
