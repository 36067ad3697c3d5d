import { wideColumn } from "../../../components/dialogs/Dialog.css.ts";
import { SelectField } from "../../../components/forms/SelectField.tsx";
import { TextField } from "../../../components/forms/TextField.tsx";
import { eventLabels } from "./eventTexts.ts";
import type { EventFieldsProps } from "./fieldsProps.ts";
import { categoryOptions, eventTypeOptions, statusOptions } from "./options.ts";

/** What kind of event it is, where, and when. */
export const KindFields = ({ form, isSettings }: EventFieldsProps) => {
  const { field, values } = form;
  return (
    <>
      {isSettings ? (
        <SelectField {...field("status")} label={eventLabels.status} options={statusOptions} />
      ) : null}
      <TextField
        {...field("location")}
        label={eventLabels.location}
        className={isSettings ? "" : wideColumn}
      />
      <SelectField
        {...field("eventType")}
        label={eventLabels.eventType}
        options={eventTypeOptions(values.eventType)}
        emptyLabel="Select an event type"
      />
      <SelectField {...field("category")} label={eventLabels.category} options={categoryOptions} />
      <TextField {...field("startDate")} label={eventLabels.startDate} type="date" />
      <TextField {...field("endDate")} label={eventLabels.endDate} type="date" />
    </>
  );
};
