import { SelectField } from "../../../components/forms/SelectField.tsx";
import { NumberField } from "../../../components/forms/TextField.tsx";
import { Caution } from "../../../components/states/Caution.tsx";
import { eventLabels } from "./eventTexts.ts";
import type { EventFieldsProps } from "./fieldsProps.ts";
import {
  courseOptions,
  namedOptions,
  roundOptions,
  teeOptions,
  tieBreakOptions,
} from "./options.ts";
import { useCourseCautions } from "./useCourseCautions.ts";

const caution = (sentence: string) => <Caution key={sentence}>{sentence}</Caution>;

/** How, where and over how many rounds it is played. */
export const PlayFields = ({ form, choices }: EventFieldsProps) => {
  const { field, set, values } = form;
  const course = choices.courses.find(({ id }) => id === values.courseId);
  const cautions = useCourseCautions(course?.id ?? null);
  // The tees of one course mean nothing on another.
  const choose = (courseId: string) => {
    set("courseId", courseId);
    set("teeId", "");
  };
  return (
    <>
      <SelectField
        {...field("numberOfRounds")}
        label={eventLabels.numberOfRounds}
        options={roundOptions}
      />
      <SelectField
        {...field("participantStructureId")}
        label={eventLabels.participantStructureId}
        options={namedOptions(choices.structures)}
        emptyLabel="Select a structure"
      />
      <SelectField
        {...field("playFormatId")}
        label={eventLabels.playFormatId}
        options={namedOptions(choices.formats)}
        emptyLabel="Select a format"
      />
      <SelectField
        {...field("scoringMetricId")}
        label={eventLabels.scoringMetricId}
        options={namedOptions(choices.metrics)}
        emptyLabel="Select a metric"
      />
      <SelectField
        {...field("competitionContainerId")}
        label={eventLabels.competitionContainerId}
        options={namedOptions(choices.containers)}
        emptyLabel="Select a container"
      />
      <SelectField
        {...field("courseId")}
        label={eventLabels.courseId}
        options={courseOptions(choices.courses, values.courseId)}
        emptyLabel="No course yet"
        onChange={choose}
        hint={cautions.length === 0 ? null : cautions.map(caution)}
      />
      <SelectField
        {...field("teeId")}
        label={eventLabels.teeId}
        options={teeOptions(course, values.teeId)}
        emptyLabel="Longest rated tee"
      />
      <NumberField
        {...field("handicapAllowance")}
        label={eventLabels.handicapAllowance}
        min={0}
        max={100}
        step={1}
      />
      <SelectField
        {...field("tieBreak")}
        label={eventLabels.tieBreak}
        options={tieBreakOptions}
        hint="Shared places print T3; countback decides by the last holes."
      />
    </>
  );
};
