import type { Option } from "../../../form/SelectField.tsx";
import type { EventValues } from "./eventValues.ts";
import {
  adminOptions,
  courseOptions,
  eventTypeOptions,
  indexOptions,
  namedOptions,
  startTypeOptions,
  statusOptions,
  teeOptions,
  tieBreakOptions,
} from "./options.ts";
import type { EventChoices } from "./useEventChoices.ts";

export const eventLabels: Readonly<Record<keyof EventValues, string>> = {
  name: "Name",
  description: "Description",
  location: "Location",
  startDate: "Start date",
  endDate: "End date",
  registrationDeadline: "Registration deadline",
  maxParticipants: "Max participants",
  registrationFee: "Registration fee",
  organizerEmail: "Organizer email",
  eventType: "Event type",
  category: "Category",
  status: "Status",
  isPrivate: "Private event",
  publicBoard: "Public leaderboard",
  groupScoring: "One phone may score for its tee group",
  eventAdminId: "Event admin",
  numberOfRounds: "Number of rounds",
  courseId: "Course",
  teeId: "Tee",
  participantStructureId: "Participant structure",
  playFormatId: "Play format",
  scoringMetricId: "Scoring metric",
  competitionContainerId: "Competition container",
  handicapAllowance: "Handicap allowance (%)",
  tieBreak: "Tie-break",
  startType: "Start type",
  indexInLaterRounds: "Handicap in later rounds",
  pointsBasis: "Net points",
};

type Offered = Readonly<Record<string, ReadonlyArray<Option> | undefined>>;

const offered = (values: EventValues, choices: EventChoices): Offered => ({
  status: statusOptions,
  eventType: eventTypeOptions(values.eventType),
  eventAdminId: adminOptions(choices.admins, values.eventAdminId),
  courseId: courseOptions(choices.courses, values.courseId),
  teeId: teeOptions(
    choices.courses.find(({ id }) => id === values.courseId),
    values.teeId,
  ),
  participantStructureId: namedOptions(choices.structures),
  playFormatId: namedOptions(choices.formats),
  scoringMetricId: namedOptions(choices.metrics),
  competitionContainerId: namedOptions(choices.containers),
  tieBreak: tieBreakOptions,
  startType: startTypeOptions,
  indexInLaterRounds: indexOptions,
});

/** The names of ids in the form; null for values that need no name. */
export const eventText =
  (choices: EventChoices) =>
  (field: string, values: EventValues): string | null => {
    const options = offered(values, choices)[field];
    return (
      options?.find(({ value }) => value === values[field as keyof EventValues])?.label ?? null
    );
  };
