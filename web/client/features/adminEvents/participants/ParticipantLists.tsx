import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { CountedEvent } from "../../../../contract/event.ts";
import type { AdminParticipant } from "../../../../contract/participants.ts";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../../components/states/Skeleton.tsx";
import { heading } from "../../../theme/voices.css.ts";
import { AskFirst } from "./AskFirst.tsx";
import { warnings } from "./actions.ts";
import { listsOf } from "./lists.ts";
import { ParticipantRow } from "./ParticipantRow.tsx";
import * as styles from "./Participants.css.ts";
import { isSameQuestion } from "./question.ts";
import { type Change, useChangeParticipant } from "./useChangeParticipant.ts";

interface Props {
  readonly event: CountedEvent;
  readonly query: UseQueryResult<ReadonlyArray<AdminParticipant>>;
}

/** The lists, and the question before a change that somebody may regret. */
export const ParticipantLists = ({ event, query }: Props) => {
  const [asked, setAsked] = useState<Change | null>(null);
  const change = useChangeParticipant(event.id, (done) =>
    // By now another question may be open.
    setAsked((open) => (isSameQuestion(open, done) ? null : open)),
  );

  if (query.isLoadingError) {
    return (
      <ErrorState
        title="The participants could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!query.data) return <SkeletonSlats label="Loading participants..." />;
  if (query.data.length === 0) {
    return (
      <EmptyState title="No Participants Yet" seed="participants">
        Participants will appear here once they register for the event.
      </EmptyState>
    );
  }
  return (
    <div className={styles.lists}>
      {listsOf(query.data).map(({ title, participants }) => (
        <section key={title} className={styles.list}>
          <h3 className={heading}>{`${title} (${participants.length})`}</h3>
          <ul className={styles.rows}>
            {participants.map((participant) => (
              <li key={participant.registrationId}>
                <ParticipantRow
                  participant={participant}
                  eventStatus={event.status}
                  pending={
                    change.isPending && change.variables.participant.id === participant.id
                      ? change.variables.action
                      : null
                  }
                  onAction={(action) => {
                    const wanted = { participant, action, reason: null };
                    if (warnings[action]) setAsked(wanted);
                    else change.mutate(wanted);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {asked ? (
        <AskFirst
          change={asked}
          isPending={change.isPending}
          onConfirm={change.mutate}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
};
