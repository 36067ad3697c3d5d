import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { PlayerId, RoundNumber, TournamentId } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import type { User } from "../../../contract/person/user.ts";
import { SummaryCard, summaryQuery } from "../../subjects/board/summary/SummaryCard.tsx";
import { WaitingNotice } from "../../subjects/card/pad/WaitingNotice.tsx";
import { AttestCard } from "../../subjects/card/signing/AttestCard.tsx";
import { Details } from "../../subjects/event/page/Details.tsx";
import { EventHead, EventLine, OwnPlace } from "../../subjects/event/page/EventHead.tsx";
import { type EventTab, eventTabs } from "../../subjects/event/page/eventTabs.tsx";
import { ParticipantCards } from "../../subjects/field/players/ParticipantCards.tsx";
import { Avatar } from "../../subjects/person/Avatar.tsx";
import { WithdrawDialog } from "../../subjects/profile/WithdrawDialog.tsx";
import { Schedule } from "../../subjects/teeSheet/published/Schedule.tsx";
import { iconButton } from "../../ui/buttons/Button.css.ts";
import { LinkButton } from "../../ui/buttons/Button.tsx";
import { Mark } from "../../ui/drawings/Mark.tsx";
import { joinClasses } from "../../ui/layout.ts";
import { loadable } from "../../ui/loadable.tsx";
import { Page, wrap } from "../../ui/page/Page.tsx";
import { Brand, SunSwitch } from "../../ui/page/SiteHeader.tsx";
import { SkeletonPanel } from "../../ui/states/Skeleton.tsx";
import { TabBar, TabPanel, Tabs } from "../../ui/tabs/Tabs.tsx";
import * as styles from "./EventTabs.css.ts";
import { LeaderboardTab } from "./LeaderboardTab.tsx";
import { type ChosenCard, ScorecardTab } from "./ScorecardTab.tsx";
import { WithOutbox } from "./WithOutbox.tsx";

interface Props {
  readonly event: EventDetail;
  readonly user: User | null;
  readonly registration: RegistrationWithEvent | null | undefined;
  readonly tab: EventTab;
  readonly onTab: (tab: EventTab) => void;
  readonly onEnter: (roundNumber: RoundNumber) => void;
}

/** The five tabs of an event below its head, with the tab bar. */
export const EventTabs = ({ event, user, registration, tab, onTab, onEnter }: Props) => {
  const [card, setCard] = useState<ChosenCard | null>(null);
  return (
    <Page title={event.name} header={null} hasFooter={false} className={styles.page}>
      {tab === "details" ? (
        <EventHead event={event} top={<EventTop user={user} />} />
      ) : (
        <header>
          <EventTop user={user} line={<EventLine event={event} />} />
        </header>
      )}
      <Tabs value={tab} onChange={onTab} className={joinClasses(wrap, styles.tabs)}>
        <TabBar label="Event" tabs={eventTabs} />
        {user === null || tab === "scorecard" ? null : (
          <WaitingNotice playerId={user.id} tournamentId={event.id} />
        )}
        <TabPanel value="details">
          <DetailsTab event={event} registration={registration} />
        </TabPanel>
        <TabPanel value="scorecard">
          <ScorecardTab
            event={event}
            user={user}
            registration={registration}
            onEnter={onEnter}
            onOpenCard={setCard}
          />
        </TabPanel>
        <TabPanel value="leaderboard">
          <LeaderboardTab event={event} user={user} onOpenCard={setCard} />
        </TabPanel>
        <TabPanel value="skins">
          <SideGamesTab event={event} user={user} registration={registration} />
        </TabPanel>
        <TabPanel value="schedule">
          <Schedule tournamentId={event.id} me={user?.id ?? null} />
        </TabPanel>
      </Tabs>
      {card ? (
        <CardToOpen
          card={card}
          tournamentId={event.id}
          me={user?.id ?? null}
          onClose={() => setCard(null)}
        />
      ) : null}
    </Page>
  );
};

// Loaded on demand, because most readers only look at the board.
const { Component: ScorecardDialog } = loadable(async () => {
  const { ScorecardDialog: Dialog } = await import("../../subjects/card/shown/ScorecardDialog.tsx");
  return { default: Dialog };
});

interface CardToOpenProps {
  readonly card: ChosenCard;
  readonly tournamentId: TournamentId;
  /** Null for readers who are not players, since only players attest cards. */
  readonly me: PlayerId | null;
  readonly onClose: () => void;
}

/** The open card with the button to attest it. */
const CardToOpen = ({ card, tournamentId, me, onClose }: CardToOpenProps) => (
  <ScorecardDialog
    scorecardId={card.scorecardId}
    playerName={card.playerName}
    {...(card.known ? { known: card.known } : {})}
    tournamentId={tournamentId}
    onClose={onClose}
    actions={(shown) => (me === null ? null : <AttestCard card={shown} me={me} />)}
  />
);

const { Component: SideGames } = loadable(
  async () => {
    const { SideGames: Games } = await import("../../subjects/sideGame/SideGames.tsx");
    return { default: Games };
  },
  <SkeletonPanel label="Loading side games..." count={6} />,
);

interface SideGamesTabProps {
  readonly event: EventDetail;
  readonly user: User | null;
  readonly registration: RegistrationWithEvent | null | undefined;
}

/** The side games, which players with a place in the event can join. */
const SideGamesTab = ({ event, user, registration }: SideGamesTabProps) => {
  const games = (
    <SideGames
      event={event}
      me={user?.id ?? null}
      mayJoin={registration?.status === "registered" && registration.playerStatus === "playing"}
    />
  );
  if (user === null) return games;
  return (
    <WithOutbox tournamentId={event.id} me={user.id}>
      {games}
    </WithOutbox>
  );
};

interface DetailsTabProps {
  readonly event: EventDetail;
  readonly registration: RegistrationWithEvent | null | undefined;
}

/** Details of the event, with the reader's own place and the cards of the players. */
const DetailsTab = ({ event, registration }: DetailsTabProps) => {
  const [isLeaving, setLeaving] = useState(false);
  const { isPending } = useQuery(summaryQuery(event.id));
  return (
    <>
      <Details
        event={event}
        ownPlace={
          registration ? (
            <OwnPlace
              event={event}
              registration={registration}
              onWithdraw={() => setLeaving(true)}
            />
          ) : null
        }
        summary={<SummaryCard tournamentId={event.id} />}
        isSummaryComing={isPending}
        participants={
          <ParticipantCards tournamentId={event.id} eventName={event.name} back="scoring history" />
        }
      />
      {registration && isLeaving ? (
        <WithdrawDialog
          registration={{ ...registration, event }}
          onClose={() => setLeaving(false)}
        />
      ) : null}
    </>
  );
};

const onScreen = { "data-screen-only": "" };

interface EventTopProps {
  readonly user: User | null;
  /** The event in one line, if no head follows; on phones it replaces the home link. */
  readonly line?: ReactNode;
}

/**
 * The first line of an event over its drawing: back, home or name, theme switch, profile. Of these
 * only the name is printed.
 */
export const EventTop = ({ user, line = null }: EventTopProps) => (
  <div className={styles.top} {...(line ? {} : onScreen)}>
    <div className={line ? styles.waysInLine : styles.ways}>
      <Link to="/events" aria-label="Back to Events" className={iconButton} {...onScreen}>
        <ChevronLeft size={28} aria-hidden="true" />
      </Link>
      {line ? (
        <>
          <HomeLink className={styles.wideOnly} />
          {line}
        </>
      ) : (
        <>
          <div className={styles.wideOnly}>
            <Brand />
          </div>
          <HomeLink className={styles.narrowOnly} />
        </>
      )}
    </div>
    <div className={styles.chip} {...onScreen}>
      <SunSwitch />
      {user ? (
        <Link to="/profile" aria-label="My Profile" className={iconButton}>
          <Avatar user={user} size="sm" />
        </Link>
      ) : (
        <LinkButton to="/auth?tab=login" variant="quiet" size="small">
          Sign In
        </LinkButton>
      )}
    </div>
  </div>
);

/** Only the mark, because the brand's name would look like a part of the event's name. */
const HomeLink = ({ className }: { readonly className: string }) => (
  <Link to="/" aria-label="Home" className={joinClasses(iconButton, className)} {...onScreen}>
    <Mark />
  </Link>
);
