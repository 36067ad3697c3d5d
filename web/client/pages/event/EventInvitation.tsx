import { useQuery } from "@tanstack/react-query";
import type { EventReference } from "../../../contract/params.ts";
import { linkedEventQuery } from "../../subjects/event/eventsQuery.ts";
import { EventCard } from "../../subjects/event/list/EventCard.tsx";
import * as styles from "../../subjects/event/page/EventFailure.css.ts";
import { EventFailure } from "../../subjects/event/page/EventFailure.tsx";
import { useSession } from "../../subjects/person/session/session.ts";
import { SkeletonPanel } from "../../ui/states/Skeleton.tsx";
import { useRegistering } from "../events/useRegistering.tsx";

interface Props {
  readonly reference: EventReference;
  readonly problem: "signedOut" | "notRegistered";
}

/** For readers of a link who have no place in the event: its main facts, and how to enter. */
export const EventInvitation = ({ reference, problem }: Props) => {
  const session = useSession();
  const { data: event, isPending } = useQuery(linkedEventQuery(reference));
  const { register, dialog } = useRegistering(session);
  // The facts come first on the page, and must not push away what is read already.
  if (isPending) return <SkeletonPanel label="Loading event details..." />;
  return (
    <>
      {event ? (
        <div className={styles.invitation}>
          <EventCard event={event} onRegister={register} as="h2" isWhole />
        </div>
      ) : null}
      <EventFailure problem={problem} onRetry={() => undefined} isRetrying={false} />
      {dialog}
    </>
  );
};
