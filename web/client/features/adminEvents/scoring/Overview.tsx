import { useQuery } from "@tanstack/react-query";
import { ClipboardPen } from "lucide-react";
import { useState } from "react";
import type { CountedEvent } from "../../../../contract/event.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../../components/states/Skeleton.tsx";
import { cardsQuery, participantsQuery } from "../api.ts";
import type { EntryOf, OpenCard } from "./asks.ts";
import { EnterScoresSheet } from "./EnterScoresSheet.tsx";
import * as styles from "./Overview.css.ts";
import { OverviewTable } from "./OverviewTable.tsx";
import { rowsOf } from "./overview.ts";

interface Props {
  readonly event: CountedEvent;
  readonly onOpenCard: (card: OpenCard) => void;
}

/** Every player and round, and the form that enters or corrects scores. */
export const Overview = ({ event, onOpenCard }: Props) => {
  const participants = useQuery(participantsQuery(event.id));
  const cards = useQuery(cardsQuery(event.id));
  const [entry, setEntry] = useState<EntryOf | null>(null);

  const failed = [participants, cards].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return (
      <ErrorState
        title="The overview could not be loaded"
        error={failed.error}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  }
  if (!participants.data || !cards.data) return <SkeletonSlats label="Loading scores..." />;

  const rows = rowsOf(participants.data, cards.data);
  if (rows.length === 0) {
    return (
      <EmptyState as="h2" title="No Participants Yet" seed="scoring">
        Participants will appear here once they register for the event.
      </EmptyState>
    );
  }
  return (
    <div className={styles.overview}>
      <div className={styles.tools}>
        <Button
          size="small"
          icon={<ClipboardPen size={20} aria-hidden="true" />}
          onClick={() => setEntry({ playerId: "", round: 1 })}
        >
          Enter Scores
        </Button>
      </div>
      <OverviewTable
        rows={rows}
        numberOfRounds={event.numberOfRounds}
        onEnter={setEntry}
        onOpenCard={onOpenCard}
      />
      {entry ? (
        <EnterScoresSheet
          event={event}
          rows={rows}
          initial={entry}
          onClose={() => setEntry(null)}
        />
      ) : null}
    </div>
  );
};
