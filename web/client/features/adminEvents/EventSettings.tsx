import { useId, useState } from "react";
import type { CountedEvent } from "../../../contract/event.ts";
import { heading } from "../../theme/voices.css.ts";
import { EventNumber } from "./EventNumber.tsx";
import * as styles from "./EventSettings.css.ts";
import { valuesOf } from "./form/eventValues.ts";
import { WithChoices } from "./form/WithChoices.tsx";
import { type Edited, SettingsForm } from "./settings/SettingsForm.tsx";

interface Props {
  readonly event: CountedEvent;
  /** False for those who may only look. */
  readonly mayManage: boolean;
}

/** The settings of an event, and the number that its players are told. */
export const EventSettings = ({ event, mayManage }: Props) => {
  const titleId = useId();
  // Typed values stay while others change the event; saving reports a conflict.
  const [edited, setEdited] = useState<Edited>({ event, values: valuesOf(event) });
  return (
    <section className={styles.settings} aria-labelledby={titleId}>
      <h2 id={titleId} className={heading}>
        Event Settings
      </h2>
      <EventNumber event={event} />
      <WithChoices>
        {(choices) => (
          <SettingsForm
            key={edited.event.revision}
            edited={edited}
            choices={choices}
            mayManage={mayManage}
            onReloaded={setEdited}
          />
        )}
      </WithChoices>
    </section>
  );
};
