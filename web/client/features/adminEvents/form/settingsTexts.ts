import type { Option } from "../../../components/forms/SelectField.tsx";
import { valueOf } from "../../../lib/mergeEdits.ts";
import type { EventValues } from "./eventValues.ts";
import {
  adminOptions,
  courseOptions,
  eventTypeOptions,
  namedOptions,
  statusOptions,
  teeOptions,
  tieBreakOptions,
} from "./options.ts";
import type { EventChoices } from "./useEventChoices.ts";

/** What fields are called on the form, where their names do not say it. */
export const settingsLabels = {
  isPrivate: "Private event",
  publicBoard: "Public leaderboard",
  groupScoring: "One phone may score for its tee group",
  handicapAllowance: "Handicap allowance (%)",
  tieBreak: "Tie-break",
} as const;

/** A chosen value by the word it is chosen by; null for what is typed. */
export const settingsText =
  (choices: EventChoices) =>
  (name: string, values: EventValues): string | null => {
    const options = optionsOf(choices, values)[name] ?? [];
    return options.find(({ value }) => value === valueOf(values, name))?.label ?? null;
  };

const optionsOf = (
  choices: EventChoices,
  { courseId, teeId, eventAdminId, eventType }: EventValues,
): Readonly<Record<string, ReadonlyArray<Option>>> => ({
  participantStructureId: namedOptions(choices.structures),
  playFormatId: namedOptions(choices.formats),
  scoringMetricId: namedOptions(choices.metrics),
  competitionContainerId: namedOptions(choices.containers),
  courseId: courseOptions(choices.courses, courseId),
  teeId: teeOptions(
    choices.courses.find(({ id }) => id === courseId),
    teeId,
  ),
  eventAdminId: adminOptions(choices.admins, eventAdminId),
  eventType: eventTypeOptions(eventType),
  status: statusOptions,
  tieBreak: tieBreakOptions,
});
