import type { ReactNode } from "react";
import { FormSection } from "../../../form/FormSection.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { Switch } from "../../../form/Switch.tsx";
import { TextAreaField } from "../../../form/TextAreaField.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { wideColumn } from "../../../ui/dialogs/Dialog.css.ts";
import { asText } from "../../../ui/layout.ts";
import { EntryFields } from "./EntryFields.tsx";
import * as styles from "./EventFields.css.ts";
import { eventLabels } from "./eventTexts.ts";
import type { EventFieldsProps } from "./fieldsProps.ts";
import { labelled } from "./labelled.ts";
import { categoryOptions, eventTypeOptions, statusOptions } from "./options.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { PlayFields } from "./PlayFields.tsx";

interface Props extends EventFieldsProps {
  /** Stands before the first section. */
  readonly children?: ReactNode;
}

/** All settings of an event, in sections. */
export const EventFields = ({ children, ...props }: Props) => (
  <div className={styles.sections}>
    <p className={asText({ tone: "textDim", size: "sm" })}>Fields with a star must be filled.</p>
    {children}
    <KindFields {...props} />
    <PlaceFields {...props} />
    <EntryFields {...props} />
    <PlayFields {...props} />
    <BoardFields {...props} />
  </div>
);

/** Who may follow the scores, and who may enter them. */
const BoardFields = ({ form }: EventFieldsProps) => {
  const publicBoard = form.check("publicBoard");
  const groupScoring = form.check("groupScoring");
  return (
    <FormSection title="Scores">
      <div className={wideColumn}>
        <Switch
          label={eventLabels.publicBoard}
          hint="Anyone with the link can follow the leaderboard."
          checked={publicBoard.checked}
          onChange={publicBoard.onChange}
        />
      </div>
      <div className={wideColumn}>
        <Switch
          label={eventLabels.groupScoring}
          hint="Members of a tee group may enter scores for each other. Everybody signs for themselves."
          checked={groupScoring.checked}
          onChange={groupScoring.onChange}
        />
      </div>
    </FormSection>
  );
};

/** What it is called, and what kind of event it is. */
const KindFields = (props: EventFieldsProps) => {
  const field = labelled(props);
  return (
    <FormSection title="Event">
      <TextField {...field("name")} className={wideColumn} />
      <TextAreaField {...field("description")} className={wideColumn} />
      {props.isSettings ? (
        <SelectField {...field("status")} className={wideColumn} options={statusOptions} />
      ) : null}
      <SelectField
        {...field("eventType")}
        options={eventTypeOptions(props.form.values.eventType)}
        emptyLabel="Select an event type"
      />
      <SelectField {...field("category")} options={categoryOptions} />
    </FormSection>
  );
};
