import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { Badge, Badges, Tag } from "../../ui/badges/Badge.tsx";
import { EventStatusBadge, RegistrationBadge } from "../../ui/badges/StatusBadge.tsx";
import { longDate } from "../../ui/dates/dateText.ts";
import { soonBadge } from "../../ui/dates/upcoming.ts";
import { LazyGround } from "../../ui/drawings/LazyGround.tsx";
import { asText } from "../../ui/layout.ts";
import * as styles from "./EventRow.css.ts";

/** Players who left the field during play, whatever the registration says. */
const leavings = {
  playing: null,
  withdrawn: "Withdrawn",
  disqualified: "Disqualified",
  missed_cut: "Missed cut",
};

interface Props {
  readonly registration: RegistrationWithEvent;
  /** Additional badges after those of every row. */
  readonly children?: ReactNode;
}

/** One of the player's events. It links to its page unless the player has left it. */
export const EventRow = ({ registration, children }: Props) => {
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

const EventWords = ({ registration, children }: Props) => {
  const { event, status, playerStatus, waitlistPlace, waitlistReason } = registration;
  const isOn = event.status === "active";
  const leaving = leavings[playerStatus];
  const soon = leaving || isOn ? null : soonBadge(event.startDate);
  return (
    <>
      <div className={styles.art}>
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
