import { eventTypes } from "../eventTypes.ts";
import { type EventValues, newEventValues } from "./eventTable.ts";
import { withCourse } from "./follows.ts";
import type { EventChoices } from "./useEventChoices.ts";

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
