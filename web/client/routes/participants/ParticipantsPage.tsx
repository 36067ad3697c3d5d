import { CalendarDays, ChevronLeft, MapPin, Users } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { EventDetail } from "../../../contract/event.ts";
import { Ground } from "../../components/drawings/Ground.tsx";
import { Brand } from "../../components/page/Brand.tsx";
import { CrestHeading, Heading } from "../../components/page/CrestHeading.tsx";
import { Page } from "../../components/page/Page.tsx";
import { SunSwitch } from "../../components/page/SunSwitch.tsx";
import type { CardChoice } from "../../features/leaderboard/boardEvent.ts";
import { Leaderboard } from "../../features/leaderboard/Leaderboard.tsx";
import { ParticipantCards } from "../../features/participants/ParticipantCards.tsx";
import { ScorecardDialog } from "../../features/scorecardDialog/ScorecardDialog.tsx";
import { useSession } from "../../features/session/useSession.ts";
import { longDate } from "../../lib/dates/dateText.ts";
import { usePageTitle } from "../../lib/usePageTitle.ts";
import { EventGate } from "../eventGate/EventGate.tsx";
import { useSendWaiting } from "../useSendWaiting.ts";
import * as styles from "./ParticipantsPage.css.ts";

/** The players of an event. */
const ParticipantsPage = () => (
  <Page title="Participants" header={<ParticipantsHeader />}>
    <EventGate>{(event) => <Participants event={event} />}</EventGate>
  </Page>
);

const ParticipantsHeader = () => (
  <header className={styles.header} data-screen-only="">
    <Brand />
    <div className={styles.headerSide}>
      <Link to="/events" className={styles.back}>
        <ChevronLeft size={20} aria-hidden="true" />
        Back to Events
      </Link>
      <SunSwitch />
    </div>
  </header>
);

interface Props {
  readonly event: EventDetail;
}

const Participants = ({ event }: Props) => {
  const { user } = useSession();
  const [card, setCard] = useState<CardChoice | null>(null);
  useSendWaiting(user);
  usePageTitle(`Participants of ${event.name}`);
  return (
    <>
      <EventHead event={event} />
      <div className={styles.content}>
        <section className={styles.section}>
          <Heading>Tournament Participants</Heading>
          <p className={styles.hint} data-screen-only="">
            Click any card to view detailed player stats
          </p>
          <ParticipantCards tournamentId={event.id} eventName={event.name} back="statistics" />
        </section>
        <section className={styles.section}>
          <Heading>Leaderboard</Heading>
          <Leaderboard event={event} me={user?.id ?? null} onOpenCard={setCard} />
        </section>
      </div>
      {card ? (
        <ScorecardDialog {...card} tournamentId={event.id} onClose={() => setCard(null)} />
      ) : null}
    </>
  );
};

const EventHead = ({ event }: Props) => (
  <header className={styles.eventHead}>
    <div className={styles.art}>
      <Ground
        seed={event.id}
        keeps="right"
        width={1240}
        height={260}
        x={1010}
        y={120}
        radius={105}
      />
    </div>
    <div className={styles.headWords}>
      <CrestHeading as="h1" size="page" className={styles.title}>
        {event.name}
      </CrestHeading>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <CalendarDays size={18} aria-hidden="true" />
          {longDate(event.startDate)}
        </li>
        <li className={styles.fact}>
          <MapPin size={18} aria-hidden="true" />
          {event.location || "Location not available"}
        </li>
        <li className={styles.fact}>
          <Users size={18} aria-hidden="true" />
          {countText(event.participantCount)}
        </li>
      </ul>
    </div>
  </header>
);

const countText = (count: number) => (count === 1 ? "1 participant" : `${count} participants`);

export default ParticipantsPage;
