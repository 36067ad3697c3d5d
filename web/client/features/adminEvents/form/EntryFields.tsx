import { wideColumn } from "../../../components/dialogs/Dialog.css.ts";
import { SelectField } from "../../../components/forms/SelectField.tsx";
import { Switch } from "../../../components/forms/Switch.tsx";
import { NumberField, TextField } from "../../../components/forms/TextField.tsx";
import { eventLabels } from "./eventTexts.ts";
import type { EventFieldsProps } from "./fieldsProps.ts";
import { adminOptions } from "./options.ts";

/** Who may enter, until when, for how much, and who looks after it. */
export const EntryFields = ({ form, choices, isSettings, eventId }: EventFieldsProps) => {
  const { field, check, values } = form;
  const { checked, onChange } = check("isPrivate");
  const publicBoard = check("publicBoard");
  const groupScoring = check("groupScoring");
  return (
    <>
      <TextField
        {...field("registrationDeadline")}
        label={eventLabels.registrationDeadline}
        type="date"
      />
      <NumberField
        {...field("maxParticipants")}
        label={eventLabels.maxParticipants}
        min={isSettings ? 0 : 1}
        step={1}
        hint={isSettings ? "0 means no limit" : undefined}
      />
      <NumberField
        {...field("registrationFee")}
        label={eventLabels.registrationFee}
        min={0}
        step="0.01"
      />
      <TextField
        {...field("organizerEmail")}
        label={eventLabels.organizerEmail}
        type="email"
        autoCapitalize="none"
      />
      <SelectField
        {...field("eventAdminId")}
        label={eventLabels.eventAdminId}
        options={adminOptions(choices.admins, values.eventAdminId)}
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
    </>
  );
};

const whichEventId = (isSettings: boolean, eventId: number | null) => {
  if (!isSettings) return "It is given on creation.";
  return eventId === null ? "A new one is given when it becomes private." : `It is ${eventId}.`;
};
