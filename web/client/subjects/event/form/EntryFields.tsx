import { FormSection } from "../../../form/FormSection.tsx";
import { NumberField } from "../../../form/NumberField.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { Switch } from "../../../form/Switch.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { wideColumn } from "../../../ui/dialogs/Dialog.css.ts";
import { eventLabels } from "./eventTexts.ts";
import type { EventFieldsProps } from "./fieldsProps.ts";
import { labelled } from "./labelled.ts";
import { adminOptions } from "./options.ts";

/** Who may enter, until when, for how much, and who looks after it. */
export const EntryFields = (props: EventFieldsProps) => {
  const { form, choices, isSettings, eventId } = props;
  const field = labelled(props);
  const { checked, onChange } = form.check("isPrivate");
  return (
    <FormSection title="Entries">
      <TextField {...field("registrationDeadline")} type="date" />
      <NumberField
        {...field("maxParticipants")}
        hint={isSettings ? "0 means no limit" : undefined}
      />
      <NumberField {...field("registrationFee")} kind="money" />
      <TextField {...field("organizerEmail")} type="email" autoCapitalize="none" />
      <SelectField
        {...field("eventAdminId")}
        options={adminOptions(choices.admins, form.values.eventAdminId)}
        emptyLabel="Nobody in particular"
        className={wideColumn}
      />
      <div className={wideColumn}>
        <Switch
          label={eventLabels.isPrivate}
          hint={`Players need its Event ID to register. ${whichEventId(isSettings, eventId)}`}
          checked={checked}
          onChange={onChange}
        />
      </div>
    </FormSection>
  );
};

const whichEventId = (isSettings: boolean, eventId: number | null) => {
  if (!isSettings) return "It is given on creation.";
  return eventId === null ? "A new one is given when it becomes private." : `It is ${eventId}.`;
};
