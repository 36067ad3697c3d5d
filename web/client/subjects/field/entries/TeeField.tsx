import { useQuery } from "@tanstack/react-query";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import type { Tee } from "../../../../contract/course/course.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { courseQuery } from "../../course/courseQueries.ts";

export const teeText =
  "The playing handicap is taken from this tee. With the first score it is fixed.";

interface Props {
  readonly tees: ReadonlyArray<Tee>;
  /** Empty is the tee of the event. */
  readonly value: string;
  readonly onChange: (teeId: string) => void;
}

/** The tee of one player or of many. */
export const TeeField = ({ tees, value, onChange }: Props) => (
  <SelectField
    label="Tee"
    emptyLabel="The tee of the event"
    value={value}
    onChange={onChange}
    options={tees.map(({ id, name }) => ({ value: id, label: name }))}
  />
);

const noTees: ReadonlyArray<Tee> = [];

/** The tees of the event's course; none while it is not known, or the event has none. */
export const useTees = (courseId: CourseId | null): ReadonlyArray<Tee> =>
  useQuery({ ...courseQuery(courseId), enabled: courseId !== null }).data?.tees ?? noTees;
