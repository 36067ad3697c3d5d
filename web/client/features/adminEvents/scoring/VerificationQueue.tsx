import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CountedEvent } from "../../../../contract/event.ts";
import type { Scorecard } from "../../../../contract/scorecard.ts";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../../components/states/Skeleton.tsx";
import { queueQuery } from "../api.ts";
import type { OpenCard } from "./asks.ts";
import { QueueCard } from "./QueueCard.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import * as styles from "./VerificationQueue.css.ts";

interface Props {
  readonly event: CountedEvent;
  readonly onOpenCard: (card: OpenCard) => void;
}

/** The cards that nobody has made official yet. New ones join by themselves. */
export const VerificationQueue = ({ event, onOpenCard }: Props) => {
  const { data, isLoadingError, error, isFetching, refetch } = useQuery(queueQuery(event.id));
  const [rejected, setRejected] = useState<Scorecard | null>(null);
  const list = useRef<HTMLDivElement>(null);

  if (isLoadingError) {
    return (
      <ErrorState
        title="The queue could not be loaded"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonSlats label="Loading verification queue..." />;
  return (
    <div ref={list} tabIndex={-1} className={styles.queue}>
      {data.length === 0 ? (
        <EmptyState as="h2" title="Nothing Waits" seed="queue">
          Cards come here as soon as somebody enters scores.
        </EmptyState>
      ) : (
        <ul className={styles.cards} aria-label="Scorecards that wait for verification">
          {data.map((card) => (
            <li key={card.id}>
              <QueueCard
                card={card}
                onOpen={onOpenCard}
                onReject={() => setRejected(card)}
                // The button that was pressed goes with its card, and the focus would be lost.
                onVerified={() => list.current?.focus()}
              />
            </li>
          ))}
        </ul>
      )}
      {rejected ? <RejectDialog card={rejected} onClose={() => setRejected(null)} /> : null}
    </div>
  );
};
