import { Result } from "effect";
import { useId, useState } from "react";
import type { CountedEvent } from "../../../contract/event.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ChangedMeanwhileDialog } from "../../components/dialogs/ChangedMeanwhileDialog.tsx";
import { CancelButton } from "../../components/forms/CancelButton.tsx";
import { FormFooter } from "../../components/forms/FormFooter.tsx";
import { useForm } from "../../lib/useForm.ts";
import { heading } from "../../theme/voices.css.ts";
import * as styles from "./EventSettings.css.ts";
import { EventFields } from "./form/EventFields.tsx";
import { errorsOfSettings, readEventChanges } from "./form/eventChanges.ts";
import { type EventValues, valuesOf } from "./form/eventValues.ts";
import { settingsLabels, settingsText } from "./form/settingsTexts.ts";
import type { EventChoices } from "./form/useEventChoices.ts";
import { WithChoices } from "./form/WithChoices.tsx";
import { useSaveSettings } from "./useSaveSettings.ts";

interface Props {
  readonly event: CountedEvent;
}

/** The settings of an event. What is typed stays while others change the event; saving tells. */
export const EventSettings = ({ event }: Props) => {
  const titleId = useId();
  const [edited, setEdited] = useState<Edited>({ event, values: valuesOf(event) });
  return (
    <section className={styles.settings} aria-labelledby={titleId}>
      <h2 id={titleId} className={heading}>
        Event Settings
      </h2>
      <WithChoices>
        {(choices) => (
          <SettingsForm
            key={edited.event.revision}
            edited={edited}
            choices={choices}
            onReloaded={setEdited}
          />
        )}
      </WithChoices>
    </section>
  );
};

/** The event that an edit is based on, and the form as it begins. */
interface Edited {
  readonly event: CountedEvent;
  readonly values: EventValues;
}

interface FormProps {
  readonly edited: Edited;
  readonly choices: EventChoices;
  readonly onReloaded: (edited: Edited) => void;
}

const SettingsForm = ({ edited: { event, values }, choices, onReloaded }: FormProps) => {
  const saving = useSaveSettings(event, {
    onReloaded: (now) => onReloaded({ event: now, values: valuesOf(now) }),
  });
  const form = useForm({
    initial: values,
    stored: valuesOf(event),
    validate: (typed) => errorsOfSettings(event, typed),
    onSubmit: (typed) => {
      const changes = readEventChanges(event, typed);
      if (Result.isSuccess(changes)) saving.save(changes.success);
    },
  });
  const { newest } = saving;
  const ways = newest && {
    before: valuesOf(event),
    typed: form.values,
    saved: valuesOf(newest),
  };
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
            <CancelButton onCancel={() => form.reset(valuesOf(event))} />
            <Button type="submit" isPending={saving.isPending} pendingText="Saving...">
              Save Changes
            </Button>
          </FormFooter>
        </div>
      </form>
      {saving.clash ? (
        <ChangedMeanwhileDialog
          change={saving.clash}
          ways={ways ?? null}
          labels={settingsLabels}
          textOf={settingsText(choices)}
          onRetry={saving.reload}
          isReloading={saving.isReloading}
          onClose={saving.dismiss}
          onReload={(merged) => newest && onReloaded({ event: newest, values: merged })}
          onOverwrite={saving.overwrite}
        />
      ) : null}
    </>
  );
};
