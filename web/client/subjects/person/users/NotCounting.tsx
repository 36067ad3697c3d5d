import type { ReactNode } from "react";
import { useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import type { UserRegistration } from "../../../../contract/person/users.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Caution } from "../../../ui/states/Caution.tsx";
import * as styles from "./Users.css.ts";
import { notCountingText, whereNotCounting } from "./whereNotCounting.ts";

/** The dialog that corrects a handicap in an event, with what closes it. */
export type RenderCorrection = (eventId: TournamentId, onClose: () => void) => ReactNode;

interface Props {
  readonly user: AdminViewUser;
  readonly registrations: ReadonlyArray<UserRegistration>;
  readonly renderCorrection: RenderCorrection;
}

/** Says in which running events the handicap of the account does not count, and offers to correct it. */
export const NotCounting = ({ user, registrations, renderCorrection }: Props) => {
  const [open, setOpen] = useState<TournamentId | null>(null);
  const events = whereNotCounting(registrations, user.handicap);
  return (
    <>
      {events.map(({ eventId, eventName, handicap, mayManage }) => (
        <div key={eventId} className={styles.notCounting}>
          <Caution>{notCountingText(eventName, handicap, user.handicap)}</Caution>
          {mayManage ? (
            <Button
              variant="line"
              size="small"
              aria-label={`Correct Handicap: ${eventName}`}
              onClick={() => setOpen(eventId)}
            >
              Correct Handicap
            </Button>
          ) : null}
        </div>
      ))}
      {open === null ? null : renderCorrection(open, () => setOpen(null))}
    </>
  );
};
