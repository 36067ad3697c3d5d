import { CalendarDays, Hourglass, Lock, MapPin } from "lucide-react";
import { type ReactNode, useId, useTransition } from "react";
import { Link } from "react-router-dom";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Event } from "../../../../contract/event/event.ts";
import { Badge, Badges, Tag } from "../../../ui/badges/Badge.tsx";
import { EventStatusBadge, RegistrationBadge, WaitlistBadge } from "../../../ui/badges/Signs.tsx";
import { Button, LinkButton } from "../../../ui/buttons/Button.tsx";
import { longDate, monthAndDay } from "../../../ui/dates/dateText.ts";
import { LazyGround } from "../../../ui/drawings/LazyGround.tsx";
import { joinClasses } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { CrestHeading } from "../../../ui/page/Page.tsx";
import { figure } from "../../../ui/theme/theme.css.ts";
import { eventTypeLabel } from "../eventTypes.ts";
import {
  closedLabels,
  fieldText,
  isFull,
  isStranger,
  registrationOf,
} from "../registrationState.ts";
import * as styles from "./EventCard.css.ts";

interface Props {
  readonly event: Event;
  /** The reader's own registration, if there is one. */
  readonly own?: OwnEvent | undefined;
  readonly onRegister: (event: Event) => void;
  /** The level of its name on the page. */
  readonly as?: "h2" | "h3";
  /** Nothing is cut off or left out on phones: for a page that shows this event alone. */
  readonly isWhole?: boolean;
}

/** An event card with its drawing, the main facts and the button to enter. */
export const EventCard = ({ event, own, onRegister, as = "h3", isWhole = false }: Props) => {
  const nameId = useId();
  const isHidden = isStranger(event);
  const isOpen = own === undefined && registrationOf(event) === "open";
  const deadline = isOpen ? event.registrationDeadline : null;
  const kind = isHidden ? null : (
    <li className={styles.kind}>
      {`${event.category || "Event"} · ${eventTypeLabel(event.eventType)}`}
    </li>
  );
  return (
    <article className={isWhole ? styles.whole : styles.card} aria-labelledby={nameId}>
      <div className={styles.art}>
        <LazyGround seed={event.id} width={400} height={190} x={290} y={95} radius={68} />
        <div className={styles.status}>
          <Badges>
            <EventStatusBadge status={event.status} />
            {own ? <OwnBadge own={own} /> : null}
            {isOpen && isFull(event) ? <Badge kind="caution">Full</Badge> : null}
          </Badges>
        </div>
      </div>
      <div className={styles.body}>
        <CrestHeading as={as} size="card" className={styles.name}>
          {own ? (
            <Link id={nameId} to={`/events/${event.id}`}>
              {event.name}
            </Link>
          ) : (
            <span id={nameId}>{event.name}</span>
          )}
          {event.isPrivate ? (
            <span className={styles.lock}>
              <Lock size={22} aria-hidden="true" />
              <VisuallyHidden>Private event</VisuallyHidden>
            </span>
          ) : null}
        </CrestHeading>
        {isHidden ? null : (
          <div className={styles.tags}>
            <Badges>
              <Tag>{event.category || "Event"}</Tag>
              <Tag>{eventTypeLabel(event.eventType)}</Tag>
            </Badges>
          </div>
        )}
        <ul className={styles.facts}>
          <Fact sign={<CalendarDays size={20} />}>{longDate(event.startDate)}</Fact>
          {deadline ? (
            <Fact sign={<Hourglass size={20} />}>{`Register by ${monthAndDay(deadline)}`}</Fact>
          ) : (
            kind
          )}
          <Fact sign={<MapPin size={20} />}>{event.location}</Fact>
          {deadline ? kind : null}
        </ul>
        {isHidden ? null : (
          <p className={styles.description}>{event.description || "No description available."}</p>
        )}
        <div className={styles.foot}>
          {isHidden ? (
            <p className={styles.notice}>{forStrangers(event)}</p>
          ) : (
            <CardTerms event={event} />
          )}
          <CardButton event={event} own={own} onRegister={onRegister} nameId={nameId} />
        </div>
      </div>
    </article>
  );
};

const OwnBadge = ({ own }: { readonly own: OwnEvent }) =>
  own.status === "waitlist" ? (
    <WaitlistBadge place={own.waitlistPlace} />
  ) : (
    <RegistrationBadge status={own.status} />
  );

interface FactProps {
  readonly sign: ReactNode;
  readonly children: ReactNode;
}

const Fact = ({ sign, children }: FactProps) => (
  <li className={styles.fact}>
    <span className={styles.sign} aria-hidden="true">
      {sign}
    </span>
    <span className={styles.factText}>{children}</span>
  </li>
);

/** What a stranger can do about a private event while registration is possible. */
const forStrangers = (event: Event) =>
  registrationOf(event) === "open"
    ? "This event is private. With its Event ID you can register and see the rest."
    : "This event is private.";

interface CardTermsProps {
  readonly event: Event;
}

/** The fee and the number of taken places. */
const CardTerms = ({ event }: CardTermsProps) => (
  <dl className={styles.terms}>
    {[
      { label: "Entry", value: feeText(event.registrationFee) },
      { label: "Field", value: fieldText(event) },
    ].map(({ label, value }) => (
      <div key={label} className={styles.term}>
        <dt className={styles.termName}>{label}</dt>
        <dd className={joinClasses(figure, styles.termValue)}>{value}</dd>
      </div>
    ))}
  </dl>
);

interface CardButtonProps {
  readonly event: Event;
  readonly own: OwnEvent | undefined;
  readonly onRegister: (event: Event) => void;
  readonly nameId: string;
}

/** The button of an event card: to the own round or page for players, else to registering. */
const CardButton = ({ event, own, onRegister, nameId }: CardButtonProps) => {
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

/** The reader's registration for an event. */
export interface OwnEvent {
  readonly status: "registered" | "waitlist";
  readonly waitlistPlace: number | null;
  /** The address of the next hole's pad while the round is on, otherwise null. */
  readonly padAddress: string | null;
}

/** The events in which the reader has a place. */
export type OwnEvents = ReadonlyMap<TournamentId, OwnEvent>;

interface EventGridProps {
  readonly events: ReadonlyArray<Event>;
  readonly own: OwnEvents;
  readonly onRegister: (event: Event) => void;
  readonly as: "h2" | "h3";
}

/** Event cards side by side, as many as fit. */
export const EventGrid = ({ events, own, onRegister, as }: EventGridProps) => (
  <ul className={styles.grid}>
    {events.map((event) => (
      <li key={event.id} className={styles.cell}>
        <EventCard event={event} own={own.get(event.id)} onRegister={onRegister} as={as} />
      </li>
    ))}
  </ul>
);
