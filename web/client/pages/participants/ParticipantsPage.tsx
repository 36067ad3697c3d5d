import { CalendarDays, ChevronLeft, MapPin, Users } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { EventDetail } from "../../../contract/event/event.ts";
import type { CardChoice } from "../../subjects/board/boardEvent.ts";
import { Leaderboard } from "../../subjects/board/Leaderboard.tsx";
import { ScorecardDialog } from "../../subjects/card/shown/ScorecardDialog.tsx";
import { ParticipantCards } from "../../subjects/field/players/ParticipantCards.tsx";
import { useSession } from "../../subjects/person/session/session.ts";
import { longDate } from "../../ui/dates/dateText.ts";
import { Ground } from "../../ui/drawings/Ground.tsx";
import { asStack } from "../../ui/layout.ts";
import { countText } from "../../ui/listText.ts";
import { CrestHeading, Heading, Page, usePageTitle } from "../../ui/page/Page.tsx";
import { Brand, SunSwitch } from "../../ui/page/SiteHeader.tsx";
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
        <section className={asStack({ gap: 4, fits: true })}>
          <Heading>Tournament Participants</Heading>
          <p className={styles.hint} data-screen-only="">
            Click any card to view detailed player stats
          </p>
          <ParticipantCards tournamentId={event.id} eventName={event.name} back="statistics" />
        </section>
        <section className={asStack({ gap: 4, fits: true })}>
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
          {countText(event.participantCount, "participant")}
        </li>
      </ul>
    </div>
  </header>
);

export default ParticipantsPage;
