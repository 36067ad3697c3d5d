import { useState } from "react";
import { Page } from "../../components/page/Page.tsx";
import { ShownAtOnce } from "../../components/states/ShownAtOnce.tsx";
import { FeaturedEvents } from "../../features/eventsList/FeaturedEvents.tsx";
import { GetStarted } from "../../features/landing/GetStarted.tsx";
import { Hero } from "../../features/landing/Hero.tsx";
import { usePendingEvent } from "../../features/registration/usePendingEvent.ts";
import { useSession } from "../../features/session/useSession.ts";
import { TodayComing } from "../../features/today/Today.tsx";
import { useOwnEvents } from "../events/useOwnEvents.ts";
import { useRegistering } from "../events/useRegistering.tsx";
import { SessionHeader } from "../SessionHeader.tsx";
import { PlayerToday } from "./PlayerToday.tsx";
import { useIsTodayComing } from "./useIsTodayComing.ts";

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
        <Hero isSignedIn={isSignedIn} />
        <FeaturedEvents own={own} onRegister={register} onGetNotified={() => setMenuOpen(true)} />
        <GetStarted />
      </ShownAtOnce>
      {dialog}
    </Page>
  );
};

export default LandingPage;
