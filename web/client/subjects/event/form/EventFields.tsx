import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import { repeatedSentences } from "../../../../contract/course/repeatedInCourse.ts";
import { Fields } from "../../../form/table/Fields.tsx";
import type { useForm } from "../../../form/useForm.ts";
import { asText } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { holesQuery } from "../../course/courseQueries.ts";
import * as styles from "../desk/Desk.css.ts";
import { requiredInNewEvent, requiredInSettings } from "./eventForm.ts";
import { type AskedOfEvent, type EventValues, eventTable } from "./eventTable.ts";

interface Props extends Omit<AskedOfEvent, "cautions"> {
  readonly form: ReturnType<typeof useForm<EventValues>>;
  /** Stands before the first section. */
  readonly children?: ReactNode;
}

/** All settings of an event, in sections. */
export const EventFields = ({ form, children, ...asked }: Props) => {
  const course = asked.choices.courses.find(({ id }) => id === form.values.courseId);
  const cautions = useCourseCautions(course?.id ?? null);
  return (
    <div className={styles.sections}>
      <p className={asText({ tone: "textDim", size: "sm" })}>Fields with a star must be filled.</p>
      {children}
      <Fields
        of={eventTable}
        form={form}
        asked={{ ...asked, cautions }}
        required={asked.isSettings ? requiredInSettings : requiredInNewEvent}
      />
    </div>
  );
};

/** Warnings about the scorecard of the chosen course. */
const useCourseCautions = (courseId: CourseId | null): ReactNode => {
  const { data = [] } = useQuery(holesQuery(courseId));
  const sentences = repeatedSentences(data);
  return sentences.length === 0
    ? null
    : sentences.map((sentence) => <Caution key={sentence}>{sentence}</Caution>);
};
