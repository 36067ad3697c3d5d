import type { Course } from "../../../../contract/course.ts";
import { EventStatus } from "../../../../contract/event.ts";
import { statusWord } from "../../../components/badges/statusBadges.ts";
import { eventTypes } from "../../../lib/eventTypes.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const namedOptions = (items: ReadonlyArray<Named>) =>
  items.map(({ id, name }) => ({ value: id, label: name }));

export const peopleOptions = (people: ReadonlyArray<Person>) =>
  people.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }));

/** A type of its own, as an import may bring it, stays on offer for its event. */
export const eventTypeOptions = (current: string) =>
  current === "" || eventTypes.some(({ value }) => value === current)
    ? eventTypes
    : [...eventTypes, { value: current, label: current }];

export const categoryOptions = ["Tournament", "League", "Event"].map((name) => ({
  value: name,
  label: name,
}));

export const statusOptions = EventStatus.literals.map((status) => ({
  value: status,
  label: statusWord(status),
}));

export const roundOptions = ["1", "2", "3", "4"].map((rounds) => ({
  value: rounds,
  label: rounds,
}));

export const tieBreakOptions = [
  { value: "shared", label: "Shared places" },
  { value: "countback", label: "Countback" },
];

export const teeOptions = (course: Course | undefined) =>
  course?.tees.map(({ id, name, courseRating, slopeRating }) => ({
    value: id,
    label: courseRating && slopeRating ? `${name} (${courseRating} / ${slopeRating})` : name,
  })) ?? [];
