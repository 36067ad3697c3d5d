import { Mail } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { siteConfig } from "../../data/siteConfig.ts";
import { filterNamed, pageNumbered, type StatusFilter } from "../../subjects/event/list/choose.ts";
import { EventsList } from "../../subjects/event/list/EventsList.tsx";
import { usePendingRegistration } from "../../subjects/field/registration/usePendingRegistration.ts";
import { useSession } from "../../subjects/person/session/session.ts";
import { LinkButton } from "../../ui/buttons/Button.tsx";
import { Heading, Page } from "../../ui/page/Page.tsx";
import { SessionHeader } from "../SessionHeader.tsx";
import * as styles from "./EventsPage.css.ts";
import { useOwnEvents } from "./useOwnEvents.ts";
import { useRegistering } from "./useRegistering.tsx";

/** All events, with the buttons to enter them. */
const EventsPage = () => {
  const session = useSession();
  const { register, open, goToProfile, dialog } = useRegistering(session);
  const [search, setSearch] = useSearchParams();
  usePendingRegistration({
    isSignedIn: session.user !== null,
    onOpen: open,
    onRegisteredBefore: goToProfile,
  });

  const own = useOwnEvents(session);
  const filter = filterNamed(search.get("status"));
  const words = search.get("q") ?? "";
  const page = pageNumbered(search.get("page"));
  const addressOf = (status: StatusFilter, q: string) => ({
    ...(status === "all" ? {} : { status }),
    ...(q === "" ? {} : { q }),
  });
  // A new search or filter starts at its first page.
  const choose = (status: StatusFilter, q: string) =>
    setSearch(addressOf(status, q), { replace: true });
  const turn = (to: number) => {
    setSearch({ ...addressOf(filter, words), ...(to === 0 ? {} : { page: `${to + 1}` }) });
    window.scrollTo({ top: 0 });
  };
  return (
    <Page title="Tournament Events" header={<SessionHeader />}>
      <div className={styles.events}>
        <Heading as="h1" size="page">
          Tournament Events
        </Heading>
        <EventsList
          filter={filter}
          words={words}
          own={own}
          page={page}
          onTurn={turn}
          onFilter={(status) => choose(status, words)}
          onWords={(q) => choose(filter, q)}
          onRegister={register}
        />
        <ContactUs />
      </div>
      {dialog}
    </Page>
  );
};

export default EventsPage;

/** Invites owners of courses to get in touch. */
const ContactUs = () => (
  <section className={styles.contact}>
    <Heading>Contact Us</Heading>
    <p className={styles.words}>
      Do you own or run a golf course? Host an event with us: you bring the holes, we bring the
      board, the cards and the side games.
    </p>
    <LinkButton
      to={`mailto:${siteConfig.salesEmail}`}
      variant="line"
      icon={<Mail size={20} aria-hidden="true" />}
    >
      Host an Event
    </LinkButton>
  </section>
);
