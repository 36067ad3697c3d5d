import { wideColumn } from "../../../components/dialogs/Dialog.css.ts";
import { SelectField } from "../../../components/forms/SelectField.tsx";
import { TextField } from "../../../components/forms/TextField.tsx";
import type { EventFieldsProps } from "./fieldsProps.ts";
import { categoryOptions, eventTypeOptions, statusOptions } from "./options.ts";

/** What kind of event it is, where, and when. */
export const KindFields = ({ form, isSettings }: EventFieldsProps) => {
  const { field, values } = form;
  return (
    <>
      {isSettings ? (
        <SelectField {...field("status")} label="Status" options={statusOptions} />
      ) : null}
      <TextField {...field("location")} label="Location" className={isSettings ? "" : wideColumn} />
      <SelectField
        {...field("eventType")}
        label="Event type"
        options={eventTypeOptions(values.eventType)}
        emptyLabel="Select an event type"
      />
      <SelectField {...field("category")} label="Category" options={categoryOptions} />
      <TextField {...field("startDate")} label="Start date" type="date" />
      <TextField {...field("endDate")} label="End date" type="date" />
    </>
  );
};
