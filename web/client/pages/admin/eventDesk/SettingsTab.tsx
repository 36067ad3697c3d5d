import { useId, useState } from "react";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { PublicLink } from "../../../subjects/board/share/PublicLink.tsx";
import { EventNumber } from "../../../subjects/event/desk/EventNumber.tsx";
import { WithChoices } from "../../../subjects/event/form/WithChoices.tsx";
import { RoundsPanel } from "../../../subjects/field/rounds/RoundsPanel.tsx";
import { asStack } from "../../../ui/layout.ts";
import { heading } from "../../../ui/theme/theme.css.ts";
import * as styles from "../office.css.ts";
import type { DeskTabProps } from "./deskTabProps.ts";
import { SettingsForm } from "./settings/SettingsForm.tsx";

/** The settings of the event, and what one of them has turned on. */
const SettingsTab = ({ event, mayManage }: DeskTabProps) => (
  <div className={asStack({ gap: 4, fits: true })}>
    <EventSettings event={event} mayManage={mayManage} />
    <PublicLink event={event} />
  </div>
);

export default SettingsTab;

interface Props {
  readonly event: CountedEvent;
  /** False for those who may only look. */
  readonly mayManage: boolean;
}

/** The settings of an event, and the number that its players are told. */
export const EventSettings = ({ event, mayManage }: Props) => {
  const titleId = useId();
  // Typed values stay while others change the event; saving reports a conflict. What the form does
  // not set follows the event.
  const [basis, setBasis] = useState(event);
  const { participantCount, waitlistCount, scoring, updatedAt } = event;
  return (
    <section className={styles.settings} aria-labelledby={titleId}>
      <h2 id={titleId} className={heading}>
        Event Settings
      </h2>
      <EventNumber event={event} />
      <RoundsPanel event={event} mayManage={mayManage} />
      <WithChoices>
        {(choices) => (
          <SettingsForm
            event={{ ...basis, participantCount, waitlistCount, scoring, updatedAt }}
            choices={choices}
            mayManage={mayManage}
            onReloaded={setBasis}
          />
        )}
      </WithChoices>
    </section>
  );
};
