import { useTransition } from "react";
import type { Event } from "../../../../contract/event/event.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { closedLabels, registrationOf } from "../registrationState.ts";
import * as styles from "./EventCard.css.ts";
import type { OwnEvent } from "./ownEvents.ts";

interface Props {
  readonly event: Event;
  readonly own: OwnEvent | undefined;
  readonly onRegister: (event: Event) => void;
  readonly nameId: string;
}

/** The button of an event card: to the own round or page for players, else to registering. */
export const CardButton = ({ event, own, onRegister, nameId }: Props) => {
  if (own) {
    return own.padAddress === null ? (
      <LinkButton to={`/events/${event.id}`} className={styles.way} describedBy={nameId}>
        Open Event
      </LinkButton>
    ) : (
      <LinkButton to={own.padAddress} className={styles.way} describedBy={nameId}>
        Enter Scores
      </LinkButton>
    );
  }
  const registration = registrationOf(event);
  return registration === "open" ? (
    <RegisterButton nameId={nameId} onPress={() => onRegister(event)} />
  ) : (
    <Button disabled className={styles.way} aria-describedby={nameId}>
      {closedLabels[registration]}
    </Button>
  );
};

interface RegisterProps {
  readonly nameId: string;
  readonly onPress: () => void;
}

/** Shows at once that it was pressed, until what it opens has been loaded. */
const RegisterButton = ({ nameId, onPress }: RegisterProps) => {
  const [isPending, start] = useTransition();
  return (
    <Button
      className={styles.way}
      aria-describedby={nameId}
      isPending={isPending}
      onClick={() => start(onPress)}
    >
      Register Now
    </Button>
  );
};
