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
import { developmentUser, freeDay } from "../../device/storage.ts";
import { holesWaitingIn, isRecordWaiting } from "../../subjects/card/pad/waiting.ts";
import { FeaturedEvents } from "../../subjects/event/list/FeaturedEvents.tsx";
import { todayQuery } from "../../subjects/event/today/api.ts";
import { Today, TodayComing } from "../../subjects/event/today/Today.tsx";
import { usePendingEvent } from "../../subjects/field/registration/usePendingEvent.ts";
import { type Session, useSession } from "../../subjects/person/session/useSession.ts";
import { Page } from "../../ui/page/Page.tsx";
import { ShownAtOnce } from "../../ui/states/ShownAtOnce.tsx";
import { useOwnEvents } from "../events/useOwnEvents.ts";
import { useRegistering } from "../events/useRegistering.tsx";
import { SessionHeader } from "../SessionHeader.tsx";
import { GetStarted } from "./GetStarted.tsx";
import { Hero } from "./Hero.tsx";

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
