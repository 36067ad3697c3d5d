import { useQuery } from "@tanstack/react-query";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import { repeatedSentences } from "../../../../contract/course/repeatedInCourse.ts";
import { FormSection } from "../../../form/FormSection.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { wideColumn } from "../../../ui/dialogs/Dialog.css.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { holesQuery } from "../../course/holesQuery.ts";
import type { EventFieldsProps } from "./fieldsProps.ts";
import { withCourse, withStart } from "./follows.ts";
import { labelled } from "./labelled.ts";
import { courseOptions, roundOptions } from "./options.ts";

const caution = (sentence: string) => <Caution key={sentence}>{sentence}</Caution>;

/** On which course, where, when and over how many rounds it is played. */
export const PlaceFields = (props: EventFieldsProps) => {
  const { form, choices, isSettings } = props;
  const field = labelled(props);
  const course = choices.courses.find(({ id }) => id === form.values.courseId);
  const cautions = useCourseCautions(course?.id ?? null);
  const choose = (courseId: string) => {
    const next = withCourse(form.values, choices.courses, courseId);
    form.set("courseId", next.courseId);
    form.set("teeId", next.teeId);
    form.set("location", next.location);
  };
  const start = (startDate: string) => {
    form.set("startDate", startDate);
    // An existing event keeps its deadline.
    if (isSettings) return;
    form.set("registrationDeadline", withStart(form.values, startDate).registrationDeadline);
  };
  return (
    <FormSection title="Place and dates">
      <SelectField
        {...field("courseId")}
        options={courseOptions(choices.courses, form.values.courseId)}
        emptyLabel="No course yet"
        onChange={choose}
        hint={cautions.length === 0 ? null : cautions.map(caution)}
      />
      <TextField {...field("location")} />
      <TextField {...field("startDate")} type="date" onChange={start} />
      <TextField {...field("endDate")} type="date" />
      <SelectField
        {...field("numberOfRounds")}
        className={wideColumn}
        options={roundOptions(form.values.numberOfRounds)}
      />
    </FormSection>
  );
};

/** Warnings about the scorecard of the chosen course. */
const useCourseCautions = (courseId: CourseId | null): ReadonlyArray<string> => {
  const { data = [] } = useQuery(holesQuery(courseId));
  return repeatedSentences(data);
};
