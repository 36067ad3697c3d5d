import { FormSection } from "../../../form/FormSection.tsx";
import { NumberField } from "../../../form/NumberField.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { Switch } from "../../../form/Switch.tsx";
import { eventLabels } from "./eventTexts.ts";
import type { EventFieldsProps } from "./fieldsProps.ts";
import { labelled } from "./labelled.ts";
import {
  indexOptions,
  namedOptions,
  startTypeOptions,
  teeOptions,
  tieBreakOptions,
} from "./options.ts";

/** How it is played and decided. */
export const PlayFields = (props: EventFieldsProps) => {
  const { form, choices } = props;
  const field = labelled(props);
  const metric = choices.metrics.find(({ id }) => id === form.values.scoringMetricId);
  const course = choices.courses.find(({ id }) => id === form.values.courseId);
  return (
    <FormSection title="Play">
      <SelectField
        {...field("participantStructureId")}
        options={namedOptions(choices.structures)}
        emptyLabel="Select a structure"
      />
      <SelectField
        {...field("playFormatId")}
        options={namedOptions(choices.formats)}
        emptyLabel="Select a format"
      />
      <SelectField
        {...field("scoringMetricId")}
        options={namedOptions(choices.metrics)}
        emptyLabel="Select a metric"
      />
      {metric?.rankingDirection === "desc" ? (
        <Switch
          label={eventLabels.pointsBasis}
          hint="Points are counted with the strokes that a player receives. Off: gross."
          checked={form.values.pointsBasis === "net"}
          onChange={(isNet) => form.set("pointsBasis", isNet ? "net" : "gross")}
        />
      ) : null}
      <SelectField
        {...field("competitionContainerId")}
        options={namedOptions(choices.containers)}
        emptyLabel="Select a container"
      />
      <SelectField
        {...field("teeId")}
        options={teeOptions(course, form.values.teeId)}
        emptyLabel="Longest rated tee"
      />
      <NumberField {...field("handicapAllowance")} />
      <SelectField
        {...field("indexInLaterRounds")}
        options={indexOptions}
        hint="Where a player's handicap changes between two rounds."
      />
      <SelectField
        {...field("tieBreak")}
        options={tieBreakOptions}
        hint="Shared places print T3; countback decides by the last holes."
      />
      <SelectField
        {...field("startType")}
        options={startTypeOptions}
        hint="How groups are drawn, unless a draw says otherwise."
      />
    </FormSection>
  );
};
