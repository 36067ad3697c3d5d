import { CalendarDays, Lock, MapPin, Ticket } from "lucide-react";
import type { ReactNode } from "react";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { Badges, Tag } from "../../../ui/badges/Badge.tsx";
import { EventStatusBadge } from "../../../ui/badges/StatusBadge.tsx";
import { dateRange } from "../../../ui/dates/dateText.ts";
import { Ground } from "../../../ui/drawings/Ground.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { CrestHeading } from "../../../ui/page/CrestHeading.tsx";
import * as styles from "./EventHead.css.ts";

interface Props {
  readonly event: EventDetail;
  /** The line above the name: back link, theme switch and profile. */
  readonly top: ReactNode;
}

/** The longest name that fits beside the green on a phone. */
const MAX_LENGTH = 28;
const MAX_WORD_LENGTH = 14;

const isLongName = (name: string) =>
  name.length > MAX_LENGTH || name.split(/\s/u).some((word) => word.length > MAX_WORD_LENGTH);

/** The head of an event with its drawing: name, status, date, place and fee. */
export const EventHead = ({ event, top }: Props) => {
  const isLong = isLongName(event.name);
  return (
    <header className={styles.head}>
      <div className={styles.art}>
        <Ground
          seed={event.id}
          keeps="top right"
          width={1440}
          height={420}
          x={1100}
          y={110}
          radius={128}
          levels={16}
          pinScale={1.15}
        />
      </div>
      <div className={styles.narrowArt}>
        <Ground
          seed={event.id}
          shows={isLong ? "land" : "flag"}
          width={280}
          height={178}
          x={138}
          y={92}
          radius={74}
          levels={11}
        />
      </div>
      {top}
      <div className={styles.titles}>
        <CrestHeading as="h1" size="page" className={isLong ? styles.longName : styles.name}>
          {event.name}
          {event.isPrivate ? <PrivateSign /> : null}
        </CrestHeading>
        <Badges>
          <EventStatusBadge status={event.status} />
          <Tag>{event.category || "Tournament"}</Tag>
        </Badges>
        <ul className={styles.facts}>
          <Fact sign={<CalendarDays size={19} />}>{dateRange(event.startDate, event.endDate)}</Fact>
          <Fact sign={<MapPin size={19} />}>{event.location}</Fact>
          <Fact sign={<Ticket size={19} />}>{feeText(event.registrationFee)}</Fact>
        </ul>
        <p className={styles.description}>
          {event.description || "No description provided for this event."}
        </p>
      </div>
    </header>
  );
};

const PrivateSign = () => (
  <>
    <Lock size={22} aria-hidden="true" className={styles.lock} />
    <VisuallyHidden>Private event</VisuallyHidden>
  </>
);

/** The event in one line, for pages where the event itself is not the topic. */
export const EventLine = ({ event }: Pick<Props, "event">) => (
  <>
    <CrestHeading as="h1" size="card" className={styles.lineName}>
      {event.name}
      {event.isPrivate ? <PrivateSign /> : null}
    </CrestHeading>
    <span className={styles.lineStatus}>
      <EventStatusBadge status={event.status} />
    </span>
    <span className={styles.lineOnPaper}>
      {[dateRange(event.startDate, event.endDate), event.course?.name ?? event.location].join(
        " · ",
      )}
    </span>
  </>
);

interface FactProps {
  readonly sign: ReactNode;
  readonly children: ReactNode;
}

const Fact = ({ sign, children }: FactProps) => (
  <li className={asRow({ gap: "oneAndHalf", inline: true, leading: 1.3, breaks: true })}>
    <span className={asStack({ fixed: true })} aria-hidden="true">
      {sign}
    </span>
    {children}
  </li>
);
