import {
  CalendarDays,
  Flag,
  KeyRound,
  LandPlot,
  Mail,
  MapPin,
  Repeat,
  Scale,
  Ticket,
  Trophy,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { CalendarLink } from "../../../ui/buttons/CalendarLink.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { longDate } from "../../../ui/dates/dateText.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { asRow, asStack, joinClasses } from "../../../ui/layout.ts";
import { numberText } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import { Heading } from "../../../ui/page/Page.tsx";
import { ShownAtOnce } from "../../../ui/states/Skeleton.tsx";
import { textLink } from "../../../ui/theme/theme.css.ts";
import { scoringText } from "../scoringText.ts";
import * as styles from "./EventPage.css.ts";

interface Props {
  readonly event: EventDetail;
  /** The reader's own registration: place, waitlist, withdrawal. */
  readonly ownPlace: ReactNode;
  readonly summary: ReactNode;
  /** True as long as nobody knows how long the summary is. */
  readonly isSummaryComing: boolean;
  /** The cards of those who play. */
  readonly participants: ReactNode;
}

/** What a player wants to know before the first tee. */
export const Details = ({ event, ownPlace, summary, isSummaryComing, participants }: Props) => (
  <div className={asStack({ gap: 5 })}>
    {ownPlace}
    {summary}
    <ShownAtOnce isComing={isSummaryComing}>
      <div className={styles.panels}>
        <Panel title="Event Information">
          <dl className={asStack({ gap: 1 })}>
            <Fact name="Start Date" sign={<CalendarDays />}>
              {longDate(event.startDate)}
            </Fact>
            <Fact name="End Date" sign={<CalendarDays />}>
              {endText(event)}
            </Fact>
            <Fact name="Registration Fee" sign={<Ticket />}>
              {feeText(event.registrationFee)}
            </Fact>
            <Fact name="Max Participants" sign={<Users />}>
              {maxText(event)}
            </Fact>
            {event.isPrivate && event.eventId !== null ? (
              <Fact name="Event ID" sign={<KeyRound />}>
                {event.eventId}
              </Fact>
            ) : null}
          </dl>
          <div className={styles.way}>
            <CalendarLink tournamentId={event.id} />
          </div>
        </Panel>
        <Panel title="How It Is Played">
          <dl className={asStack({ gap: 1 })}>
            {event.course ? (
              <Fact name="Course" sign={<LandPlot />}>
                {event.course.name}
              </Fact>
            ) : null}
            <Fact name="Format" sign={<Trophy />}>
              {formatText(event)}
            </Fact>
            <Fact name="Rounds" sign={<Repeat />}>
              {event.numberOfRounds}
            </Fact>
            <Fact name="Handicap" sign={<Scale />}>
              {handicapText(event)}
            </Fact>
            {event.teeName === null ? null : (
              <Fact name="Tee" sign={<Flag />}>
                {event.teeName}
              </Fact>
            )}
          </dl>
        </Panel>
        <Panel title="Location & Contact">
          <dl className={asStack({ gap: 1 })}>
            <Fact name="Venue" sign={<MapPin />}>
              {event.location}
            </Fact>
            {event.organizerEmail ? (
              <Fact name="Organizer" sign={<Mail />}>
                <a href={`mailto:${event.organizerEmail}`} className={textLink}>
                  {event.organizerEmail}
                </a>
              </Fact>
            ) : null}
          </dl>
        </Panel>
      </div>
      <section className={asStack({ gap: 4 })} aria-labelledby="participants">
        <div className={asRow({ gap: 3, align: "baseline", justify: "between", wrap: true })}>
          <Heading size="section">
            <span id="participants">Tournament Participants</span>
          </Heading>
          <Figure size="md">{`${numberText(event.participantCount)} / ${maxText(event)}`}</Figure>
        </div>
        {participants}
        <Link
          to={`/events/${event.id}/participants`}
          className={joinClasses(textLink, styles.way)}
          data-screen-only=""
        >
          Player stats and leaderboard on one page
        </Link>
      </section>
    </ShownAtOnce>
  </div>
);

const maxText = ({ maxParticipants }: EventDetail) =>
  maxParticipants === 0 ? "No limit" : numberText(maxParticipants);

const endText = ({ startDate, endDate }: EventDetail) => {
  const end = longDate(endDate);
  return endDate === null || end === longDate(startDate) ? "Same day" : end;
};

interface FactProps {
  readonly name: string;
  readonly sign: ReactNode;
  readonly children: ReactNode;
}

const Fact = ({ name, sign, children }: FactProps) => (
  <div className={styles.fact}>
    <span className={styles.sign} aria-hidden="true">
      {sign}
    </span>
    <dt className={styles.factName}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

type PlayedAs = Pick<EventDetail, "playFormat" | "scoring" | "isMatchPlay" | "stablefordBasis">;

/** "Scramble, Net", and "Stableford, net" where the format is named as its scoring is. */
export const formatText = (event: PlayedAs): string => {
  const { playFormat, isMatchPlay = false } = event;
  const scoring = scoringText(event, event, isMatchPlay);
  if (playFormat === null || scoring.startsWith(playFormat)) return scoring;
  return `${playFormat}, ${scoring}`;
};

/** "95% of the course handicap, and you need one". */
export const handicapText = ({
  handicapAllowance,
  handicapRequired,
}: Pick<EventDetail, "handicapAllowance" | "handicapRequired">): string => {
  const share = `${handicapAllowance}% of the course handicap`;
  return handicapRequired ? `${share}, and you need one` : share;
};
