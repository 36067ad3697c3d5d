import { wideColumn } from "../../../components/dialogs/Dialog.css.ts";
import { FormSection } from "../../../components/forms/FormSection.tsx";
import { SelectField } from "../../../components/forms/SelectField.tsx";
import { TextAreaField } from "../../../components/forms/TextAreaField.tsx";
import { TextField } from "../../../components/forms/TextField.tsx";
import type { EventFieldsProps } from "./fieldsProps.ts";
import { labelled } from "./labelled.ts";
import { categoryOptions, eventTypeOptions, statusOptions } from "./options.ts";

/** What it is called, and what kind of event it is. */
export const KindFields = (props: EventFieldsProps) => {
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
