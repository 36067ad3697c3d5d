import type { Course } from "../../../../contract/course/course.ts";
import { EventStatus } from "../../../../contract/event/event.ts";
import type { Option } from "../../../form/SelectField.tsx";
import { statusWord } from "../../../ui/badges/Signs.tsx";
import { eventTypes } from "../eventTypes.ts";

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

const peopleOptions = (people: ReadonlyArray<Person>) =>
  people.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }));

/** Keeps the chosen value in the list, even if it is no longer offered, as an archived course. */
const withCurrent = (
  options: ReadonlyArray<Option>,
  current: string,
  label: string,
): ReadonlyArray<Option> =>
  current === "" || options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label }];

export const courseOptions = (courses: ReadonlyArray<Named>, current: string) =>
  withCurrent(namedOptions(courses), current, "The present course");

export const adminOptions = (admins: ReadonlyArray<Person>, current: string) =>
  withCurrent(peopleOptions(admins), current, "The present event admin");

/** An imported event may have another type, which stays in its list. */
export const eventTypeOptions = (current: string) => withCurrent(eventTypes, current, current);

export const categoryOptions = ["Tournament", "League", "Event"].map((name) => ({
  value: name,
  label: name,
}));

export const statusOptions = EventStatus.literals.map((status) => ({
  value: status,
  label: statusWord(status),
}));

/** An imported event may have more rounds than people choose. */
export const roundOptions = (present: string) =>
  [...new Set(["1", "2", "3", "4", present])].map((rounds) => ({ value: rounds, label: rounds }));

export const teeOptions = (course: Course | undefined, current: string) => {
  const tees = course?.tees ?? [];
  const options = tees.map(({ id, name, courseRating, slopeRating }) => ({
    value: id,
    label: courseRating && slopeRating ? `${name} (${courseRating} / ${slopeRating})` : name,
  }));
  return withCurrent(options, current, "The present tee");
};
