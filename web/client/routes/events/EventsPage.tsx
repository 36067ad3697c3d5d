import { useSearchParams } from "react-router-dom";
import { Heading } from "../../components/page/CrestHeading.tsx";
import { Page } from "../../components/page/Page.tsx";
import { ContactUs } from "../../features/eventsList/ContactUs.tsx";
import { filterNamed, type StatusFilter } from "../../features/eventsList/choose.ts";
import { EventsList } from "../../features/eventsList/EventsList.tsx";
import { usePendingRegistration } from "../../features/registration/usePendingRegistration.ts";
import { useSession } from "../../features/session/useSession.ts";
import { SessionHeader } from "../SessionHeader.tsx";
import * as styles from "./EventsPage.css.ts";
import { useRegistering } from "./useRegistering.tsx";

/** All events, and the way into each of them. */
const EventsPage = () => {
  const session = useSession();
  const { register, open, goToProfile, dialog } = useRegistering(session);
  const [search, setSearch] = useSearchParams();
  usePendingRegistration({
    isSignedIn: session.user !== null,
    onOpen: open,
    onRegisteredBefore: goToProfile,
  });

  const filterBy = (status: StatusFilter) =>
    setSearch(status === "all" ? {} : { status }, { replace: true });
  return (
    <Page title="Tournament Events" header={<SessionHeader />}>
      <div className={styles.events}>
        <Heading as="h1" size="page">
          Tournament Events
        </Heading>
        <EventsList
          filter={filterNamed(search.get("status"))}
          onFilter={filterBy}
          onRegister={register}
        />
        <ContactUs />
      </div>
      {dialog}
    </Page>
  );
};

export default EventsPage;
