import { useQuery } from "@tanstack/react-query";
import type { Event } from "../../../../contract/event/event.ts";
import { FEATURED } from "../../../../contract/event/firstCalls.ts";
import { Button, LinkButton } from "../../../ui/buttons/Button.tsx";
import { asRow } from "../../../ui/layout.ts";
import { Heading } from "../../../ui/page/Page.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonCards } from "../../../ui/states/Skeleton.tsx";
import { eventsQuery } from "../eventsQuery.ts";
import { isToCome } from "./choose.ts";
import * as styles from "./EventCard.css.ts";
import { EventGrid, type OwnEvents } from "./EventCard.tsx";

interface Props {
  /** Undefined until it is known. */
  readonly own: OwnEvents | undefined;
  readonly onRegister: (event: Event) => void;
  /** Opens the menu, which offers another way to be notified. */
  readonly onGetNotified: () => void;
}

/** The next events of the landing page. */
export const FeaturedEvents = (props: Props) => (
  <section className={styles.featured}>
    <div className={asRow({ gap: 3, justify: "between", wrap: true })}>
      <Heading>Featured Events</Heading>
      <LinkButton to="/events" variant="line" size="small">
        View All Events
      </LinkButton>
    </div>
    <Featured {...props} />
  </section>
);

const Featured = ({ own, onRegister, onGetNotified }: Props) => {
  const read = useQuery(eventsQuery({ limit: FEATURED }));
  const { data, error } = read;
  if (data && own) {
    const events = data.items.filter(isToCome);
    if (events.length > 0)
      return <EventGrid events={events} own={own} onRegister={onRegister} as="h3" />;
    return (
      <EmptyState
        title="No Events Yet"
        action={
          <Button variant="quiet" onClick={onGetNotified}>
            Get Notified
          </Button>
        }
      >
        The next ones appear here as soon as they are announced.
      </EmptyState>
    );
  }
  if (!error) return <SkeletonCards label="Loading events..." />;
  return <FailedRead title="The events could not be loaded" of={read} />;
};
