import { Result } from "effect";
import { useId, useState } from "react";
import type { CountedEvent } from "../../../contract/event.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ChangedMeanwhileDialog } from "../../components/dialogs/ChangedMeanwhileDialog.tsx";
import { FormFooter } from "../../components/forms/FormFooter.tsx";
import { useForm } from "../../lib/useForm.ts";
import { heading } from "../../theme/voices.css.ts";
import * as styles from "./EventSettings.css.ts";
import { EventFields } from "./form/EventFields.tsx";
import { errorsOfSettings, readEventChanges } from "./form/eventChanges.ts";
import { valuesOf } from "./form/eventValues.ts";
import type { EventChoices } from "./form/useEventChoices.ts";
import { WithChoices } from "./form/WithChoices.tsx";
import { useSaveSettings } from "./useSaveSettings.ts";

interface Props {
  readonly event: CountedEvent;
}

/** The settings of an event. What is typed stays while others change the event; saving tells. */
export const EventSettings = ({ event }: Props) => {
  const titleId = useId();
  const [edited, setEdited] = useState(event);
  return (
    <section className={styles.settings} aria-labelledby={titleId}>
      <h2 id={titleId} className={heading}>
        Event Settings
      </h2>
      <WithChoices>
        {(choices) => (
          <SettingsForm
            key={edited.revision}
            event={edited}
            choices={choices}
            onReloaded={setEdited}
          />
        )}
      </WithChoices>
    </section>
  );
};

interface FormProps extends Props {
  readonly choices: EventChoices;
  readonly onReloaded: (event: CountedEvent) => void;
}

const SettingsForm = ({ event, choices, onReloaded }: FormProps) => {
  const saving = useSaveSettings(event, { onReloaded });
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
      <form {...form.form} className={styles.form}>
        <EventFields
          form={form}
          choices={choices}
          isSettings
          eventId={event.isPrivate ? event.eventId : null}
        />
        <div className={styles.foot}>
          <FormFooter errorCount={form.errorCount}>
            <Button variant="line" onClick={() => form.reset()}>
              Cancel
            </Button>
            <Button type="submit" isPending={saving.isPending} pendingText="Saving...">
              Save Changes
            </Button>
          </FormFooter>
        </div>
      </form>
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
