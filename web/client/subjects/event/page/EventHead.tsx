import { CalendarDays, Lock, MapPin, Ticket } from "lucide-react";
import type { ReactNode } from "react";
import type { EventDetail } from "../../../../contract/event/event.ts";
import type { RegistrationWithEvent } from "../../../../contract/field/registration.ts";
import { Badges, Tag } from "../../../ui/badges/Badge.tsx";
import { EventStatusBadge, RegistrationBadge } from "../../../ui/badges/Signs.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { dateRange } from "../../../ui/dates/dateText.ts";
import { Ground } from "../../../ui/drawings/Ground.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { CrestHeading } from "../../../ui/page/Page.tsx";
import { entryText } from "../../person/entering/feeTexts.ts";
import { mayWithdraw, useOwnTee } from "../ownPlace.ts";
import * as styles from "./EventPage.css.ts";

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

interface OwnPlaceProps {
  readonly event: EventDetail;
  readonly registration: RegistrationWithEvent;
  /** Opens the question about withdrawing. */
  readonly onWithdraw: () => void;
}

/** The player's registration for this event, and how to withdraw. */
export const OwnPlace = ({ event, registration, onWithdraw }: OwnPlaceProps) => {
  const sentence = placeSentence(registration);
  const tee = useOwnTee(event, registration);
  const fee = ownFeeText(registration);
  return (
    <section
      className={asRow({
        gap: 3,
        wrap: true,
        padX: 4,
        padY: 3,
        ground: "surface",
        radius: "panel",
        shadow: "raised",
      })}
      aria-label="Your registration"
    >
      <RegistrationBadge status={registration.status} waitlistPlace={registration.waitlistPlace} />
      {sentence ? <p className={styles.sentence}>{sentence}</p> : null}
      {tee ? <p className={styles.sentence}>{tee}</p> : null}
      {fee ? <p className={styles.sentence}>{fee}</p> : null}
      {mayWithdraw(registration, event) ? (
        <Button variant="line" size="small" className={styles.leave} onClick={onWithdraw}>
          Withdraw
        </Button>
      ) : null}
    </section>
  );
};

/** The own fee and how far it is paid; null if there is nothing to say. */
export const ownFeeText = ({
  fee,
  status,
  paymentStatus,
}: Pick<RegistrationWithEvent, "fee" | "status" | "paymentStatus">): string | null => {
  if (!fee) return null;
  if (paymentStatus === "paid") {
    return `${entryText(fee)} paid${fee.receipt === null ? "" : `, receipt ${fee.receipt}`}.`;
  }
  return status === "registered" && fee.amount > 0 ? `${entryText(fee)} to be paid.` : null;
};

/** The sentence beside the status, or null. The server words the place on the waitlist. */
export const placeSentence = (
  registration: Pick<RegistrationWithEvent, "status" | "playerStatus" | "waitlistReason">,
): string | null => {
  if (registration.status === "waitlist") return registration.waitlistReason;
  switch (registration.playerStatus) {
    case "playing":
      return null;
    case "withdrawn":
      return "You have withdrawn from this event.";
    case "disqualified":
      return "You have been disqualified from this event.";
    case "missed_cut":
      return "You missed the cut.";
  }
};
