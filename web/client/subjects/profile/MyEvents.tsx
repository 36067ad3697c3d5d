import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { Badge, Badges, Tag } from "../../ui/badges/Badge.tsx";
import { EventStatusBadge, RegistrationBadge } from "../../ui/badges/Signs.tsx";
import { Button, LinkButton } from "../../ui/buttons/Button.tsx";
import { longDate, soonBadge } from "../../ui/dates/dateText.ts";
import { LazyGround } from "../../ui/drawings/LazyGround.tsx";
import { asStack, asText } from "../../ui/layout.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { mayWithdraw } from "../event/ownPlace.ts";
import { myRegistrationsQuery } from "./api.ts";
import { activeOf, historyOf, upcomingOf } from "./myEvents.ts";
import * as styles from "./Profile.css.ts";
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

/** Players who left the field during play, whatever the registration says. */
const leavings = {
  playing: null,
  withdrawn: "Withdrawn",
  disqualified: "Disqualified",
  missed_cut: "Missed cut",
};

interface EventRowProps {
  readonly registration: RegistrationWithEvent;
  /** Additional badges after those of every row. */
  readonly children?: ReactNode;
}

/** One of the player's events. It links to its page unless the player has left it. */
export const EventRow = ({ registration, children }: EventRowProps) => {
  const { event, status } = registration;
  const words = <EventWords registration={registration}>{children}</EventWords>;
  return status === "cancelled" ? (
    <div className={styles.row}>{words}</div>
  ) : (
    <Link to={`/events/${event.id}`} className={styles.link}>
      {words}
      <ChevronRight className={styles.arrow} aria-hidden="true" />
    </Link>
  );
};

const EventWords = ({ registration, children }: EventRowProps) => {
  const { event, status, playerStatus, waitlistPlace, waitlistReason } = registration;
  const isOn = event.status === "active";
  const leaving = leavings[playerStatus];
  const soon = leaving || isOn ? null : soonBadge(event.startDate);
  return (
    <>
      <div className={styles.ground}>
        <LazyGround
          seed={event.id}
          width={96}
          height={96}
          radius={34}
          levels={9}
          cell={4}
          bunkers={2}
          pinScale={0.62}
          arrowGap={200}
        />
      </div>
      <div className={styles.body}>
        <b className={asText({ weight: "strong", leading: 1.2, breaks: true })}>{event.name}</b>
        <span
          className={asText({ tone: "textDim", size: "sm", leading: 1.3, breaks: true })}
        >{`${longDate(event.startDate)} · ${event.location}`}</span>
        <Badges>
          {leaving ? (
            <Badge kind="completed">{leaving}</Badge>
          ) : (
            <RegistrationBadge status={status} waitlistPlace={waitlistPlace} />
          )}
          {isOn || event.status === "cancelled" ? <EventStatusBadge status={event.status} /> : null}
          {soon ? <Tag>{soon}</Tag> : null}
          {children}
        </Badges>
        {waitlistReason ? (
          <span className={asText({ tone: "textDim", size: "sm", leading: 1.3, breaks: true })}>
            {waitlistReason}
          </span>
        ) : null}
      </div>
    </>
  );
};
