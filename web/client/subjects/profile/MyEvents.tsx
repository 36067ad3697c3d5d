import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { Tag } from "../../ui/badges/Badge.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { asStack } from "../../ui/layout.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { mayWithdraw } from "../event/mayWithdraw.ts";
import { myRegistrationsQuery } from "./api.ts";
import * as styles from "./EventRow.css.ts";
import { EventRow } from "./EventRow.tsx";
import { activeOf, historyOf, upcomingOf } from "./myEvents.ts";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

/** All registrations of the player, past and present, with the way to withdraw. */
export const MyEvents = () => {
  const read = useQuery(myRegistrationsQuery);
  const { data, error } = read;
  const [leaving, setLeaving] = useState<RegistrationWithEvent | null>(null);

  if (!data) {
    if (!error) return <SkeletonSlats label="Loading events..." />;
    return <FailedRead title="Your events could not be loaded" of={read} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="No Events Yet"
        as="h2"
        action={<LinkButton to="/events">Events</LinkButton>}
      >
        Register for an event and it appears here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={asStack({ gap: "slat" })}>
        {[...activeOf(data), ...upcomingOf(data), ...historyOf(data)].map((registration) => (
          <li key={registration.id} className={styles.slat}>
            <EventRow registration={registration}>
              <Standing {...registration} />
            </EventRow>
            {mayWithdraw(registration, registration.event) ? (
              <div className={styles.tools}>
                <Button
                  variant="line"
                  size="small"
                  aria-label={`Withdraw from ${registration.event.name}`}
                  onClick={() => setLeaving(registration)}
                >
                  Withdraw
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {leaving ? <WithdrawDialog registration={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
};

/** Whether the fee is paid. */
const Standing = (registration: RegistrationWithEvent) => {
  const payment = paymentText(registration);
  return payment ? <Tag>{payment}</Tag> : null;
};

const texts = { pending: "Payment pending", paid: "Paid", refunded: "Refunded" };

/** Whether the fee is paid; null if nothing is owed, as without a place. */
export const paymentText = ({
  status,
  paymentStatus,
  playerStatus = "playing",
}: Pick<RegistrationWithEvent, "status" | "paymentStatus"> &
  Partial<Pick<RegistrationWithEvent, "playerStatus">>): string | null => {
  const isOwed = status === "registered" && playerStatus === "playing";
  return paymentStatus === "pending" && !isOwed ? null : texts[paymentStatus];
};
