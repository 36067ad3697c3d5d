import { Result } from "effect";
import { useState } from "react";
import type { CountedEvent } from "../../../contract/event.ts";
import { ChangedMeanwhileDialog } from "../../components/dialogs/ChangedMeanwhileDialog.tsx";
import { DialogForm } from "../../components/dialogs/DialogForm.tsx";
import { Sheet } from "../../components/dialogs/Sheet.tsx";
import { useForm } from "../../lib/useForm.ts";
import { EventFields } from "./form/EventFields.tsx";
import { errorsOfSettings, readEventChanges } from "./form/eventChanges.ts";
import { valuesOf } from "./form/eventValues.ts";
import type { EventChoices } from "./form/useEventChoices.ts";
import { WithChoices } from "./form/WithChoices.tsx";
import { useSaveSettings } from "./useSaveSettings.ts";

interface Props {
  readonly event: CountedEvent;
  readonly onClose: () => void;
}

/** The settings of an event. What is typed stays while others change the event; saving tells. */
export const EventSettingsSheet = ({ event, onClose }: Props) => {
  const [edited, setEdited] = useState(event);
  return (
    <Sheet isOpen onClose={onClose} overline={event.name} title="Event Settings" seed={event.id}>
      <WithChoices>
        {(choices) => (
          <SettingsForm
            key={edited.revision}
            event={edited}
            choices={choices}
            onReloaded={setEdited}
            onClose={onClose}
          />
        )}
      </WithChoices>
    </Sheet>
  );
};

interface FormProps extends Props {
  readonly choices: EventChoices;
  readonly onReloaded: (event: CountedEvent) => void;
}

const SettingsForm = ({ event, choices, onReloaded, onClose }: FormProps) => {
  const saving = useSaveSettings(event, { onClose, onReloaded });
  const form = useForm({
    initial: valuesOf(event),
    validate: (values) => errorsOfSettings(event, values),
    onSubmit: (values) => {
      const changes = readEventChanges(event, values);
      if (Result.isSuccess(changes)) saving.save(changes.success);
    },
  });
  return (
    <>
      <DialogForm
        form={form.form}
        errorCount={form.errorCount}
        onCancel={onClose}
        submitText="Save Changes"
        pendingText="Saving..."
        isPending={saving.isPending}
      >
        <EventFields
          form={form}
          choices={choices}
          isSettings
          eventId={event.isPrivate ? event.eventId : null}
        />
      </DialogForm>
      {saving.clash ? (
        <ChangedMeanwhileDialog
          change={saving.clash}
          onClose={saving.dismiss}
          onReload={saving.reload}
          onOverwrite={saving.overwrite}
          isReloading={saving.isReloading}
        />
      ) : null}
    </>
  );
};
