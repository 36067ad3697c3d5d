import { columns, wideColumn } from "../../../components/dialogs/Dialog.css.ts";
import { TextAreaField } from "../../../components/forms/TextAreaField.tsx";
import { TextField } from "../../../components/forms/TextField.tsx";
import { EntryFields } from "./EntryFields.tsx";
import { eventLabels } from "./eventTexts.ts";
import type { EventFieldsProps } from "./fieldsProps.ts";
import { KindFields } from "./KindFields.tsx";
import { PlayFields } from "./PlayFields.tsx";

/** Everything an organiser chooses of an event. */
export const EventFields = (props: EventFieldsProps) => {
  const { field } = props.form;
  return (
    <div className={columns}>
      <TextField {...field("name")} label={eventLabels.name} className={wideColumn} />
      <TextAreaField
        {...field("description")}
        label={eventLabels.description}
        className={wideColumn}
      />
      <KindFields {...props} />
      <EntryFields {...props} />
      <PlayFields {...props} />
    </div>
  );
};
