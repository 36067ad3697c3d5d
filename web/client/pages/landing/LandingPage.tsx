import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type {
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  TournamentId,
} from "../../../../domain/shared/values.ts";
import { siteConfig } from "../../data/siteConfig.ts";
import { hasDocument } from "../../device/hasDocument.ts";
import { developmentUser, freeDay } from "../../device/storage.ts";
import { holesWaitingIn, isRecordWaiting } from "../../subjects/card/pad/waitingEntry.ts";
import { FeaturedEvents } from "../../subjects/event/list/FeaturedEvents.tsx";
import { todayQuery } from "../../subjects/event/today/api.ts";
import { Today, TodayComing } from "../../subjects/event/today/Today.tsx";
import { usePendingEvent } from "../../subjects/field/registration/usePendingRegistration.ts";
import { type Session, useSession } from "../../subjects/person/session/session.ts";
import { LinkButton } from "../../ui/buttons/Button.tsx";
import { rememberedGreen } from "../../ui/drawings/contours/green.ts";
import { Ground } from "../../ui/drawings/Ground.tsx";
import { LazyGround } from "../../ui/drawings/LazyGround.tsx";
import { CrestHeading, Heading, Page } from "../../ui/page/Page.tsx";
import { ShownAtOnce } from "../../ui/states/Skeleton.tsx";
import { useOwnEvents } from "../events/useOwnEvents.ts";
import { useRegistering } from "../events/useRegistering.tsx";
import { SessionHeader } from "../SessionHeader.tsx";
import * as styles from "./Hero.css.ts";

/** The landing page. */
const LandingPage = () => {
  const session = useSession();
  const isSignedIn = session.user !== null;
  const { register, open, dialog } = useRegistering(session);
  const own = useOwnEvents(session);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isTodayComing = useIsTodayComing(session);
  usePendingEvent({ isSignedIn, onOpen: open });

  const header = <SessionHeader isOverArt isMenuOpen={isMenuOpen} onMenuOpenChange={setMenuOpen} />;
  return (
    <Page title={null} header={header}>
      <ShownAtOnce isComing={isTodayComing} placeholder={<TodayComing />}>
        {session.user ? <PlayerToday playerId={session.user.id} /> : null}
        <Hero isSignedIn={isSignedIn || (session.isLoading && isKnownHere())} />
        <FeaturedEvents own={own} onRegister={register} onGetNotified={() => setMenuOpen(true)} />
        <GetStarted />
      </ShownAtOnce>
      {dialog}
    </Page>
  );
};

export default LandingPage;
export { callsOfFrontPage as firstCalls } from "../../../contract/event/firstCalls.ts";

interface Props {
  readonly playerId: PlayerId;
}

/** Today, above the page that visitors see. Includes what this device has not sent yet. */
const PlayerToday = ({ playerId }: Props) => {
  const enteredHere = useCallback(
    (tournamentId: TournamentId, roundNumber: RoundNumber) =>
      holesWaitingIn(playerId, tournamentId, roundNumber),
    [playerId],
  );
  const isRecordedHere = useCallback(
    (tournamentId: TournamentId, sideGameId: SideGameId, hole: HoleNumber) =>
      isRecordWaiting(playerId, tournamentId, sideGameId, hole),
    [playerId],
  );
  return <Today enteredHere={enteredHere} isRecordedHere={isRecordedHere} />;
};

/** Whether the page may still begin with the player's day. */
const useIsTodayComing = ({ user, isLoading }: Session): boolean => {
  const [freeFor] = useState(freeDay.read);
  const { data, isPending } = useQuery({ ...todayQuery, enabled: user !== null });
  useEffect(() => {
    if (!user || !data) return;
    if (data.length === 0) freeDay.write(user.id);
    else freeDay.clear();
  }, [user, data]);
  // Who had nothing last time most likely has nothing, and need not wait for it.
  if (user) return isPending && freeFor !== user.id;
  if (freeFor !== null) return false;
  return isLoading && isKnownHere();
};

/** A reader who signed in here before is most likely still signed in. */
const isKnownHere = () => siteConfig.hasSession || developmentUser.read() !== null;

interface HeroProps {
  readonly isSignedIn: boolean;
}

/** The product in one sentence and one drawing. */
export const Hero = ({ isSignedIn }: HeroProps) => (
  <div className={styles.hero}>
    <HomeGreen />
    <div className={styles.words}>
      <CrestHeading as="h1" size="hero" className={styles.headline}>
        Where golf gets <em className={styles.wicked}>wicked</em>
      </CrestHeading>
      <p className={styles.lead}>
        Weekend tournaments with a live board, cards your playing partners sign, and side games that
        settle themselves to the cent.
      </p>
      <div className={styles.actions}>
        <LinkButton to="/events" className={styles.action}>
          Upcoming Events
        </LinkButton>
        <LinkButton
          to={isSignedIn ? "/profile" : "/auth?tab=register"}
          variant="solid"
          className={styles.action}
        >
          {isSignedIn ? "My Profile" : "Open an Account"}
        </LinkButton>
      </div>
    </div>
  </div>
);

const seed = "horn green";
const drawing = { width: 1440, height: 720, x: 1125, y: 375, radius: 255, levels: 18, bunkers: 4 };
/** The length of the measuring lines in units of the drawing, and the paces they stand for. */
const toFront = { length: 210, paces: 24 };
const toSide = { length: 170, paces: 9 };
const GAP = 15;

/** The green of the landing page with the paces to its edges, as in a yardage book. */
const HomeGreen = () => {
  if (!hasDocument) return null;
  const { pin } = rememberedGreen(seed, drawing);
  return (
    <div className={styles.art}>
      <Ground seed={seed} {...drawing} keeps="right" pinScale={2.1} />
      <svg
        className={styles.measures}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <path
          className={styles.tick}
          d={`M${pin.x} ${pin.y + GAP}v${toFront.length}M${pin.x + GAP} ${pin.y}h${toSide.length}`}
        />
        <text className={styles.yards} x={pin.x + 10} y={pin.y + 150}>
          {toFront.paces}
        </text>
        <text className={styles.yards} x={pin.x + 130} y={pin.y + 36}>
          {toSide.paces}
        </text>
      </svg>
    </div>
  );
};

/** The end of the landing page, with a link to the events. */
export const GetStarted = () => (
  <section className={styles.closing}>
    <div className={styles.closingArt}>
      <LazyGround
        seed="pick a fight with par"
        keeps="right"
        width={1440}
        height={420}
        x={1180}
        y={210}
        radius={150}
        levels={16}
        pinScale={1.5}
      />
    </div>
    <div className={styles.closingWords}>
      <Heading className={styles.closingHeadline}>Pick a fight with par.</Heading>
      <p>Find an event, bring three friends, keep your own card.</p>
      <LinkButton to="/events">Get Started</LinkButton>
    </div>
  </section>
);
