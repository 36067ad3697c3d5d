import { useQuery } from "@tanstack/react-query";
import type { CountedEvent } from "../../../../contract/event.ts";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../../components/states/Skeleton.tsx";
import { cardsQuery, participantsQuery } from "../api.ts";
import type { EntryOf, OpenCard } from "./asks.ts";
import { OverviewTable } from "./OverviewTable.tsx";
import { rowsOf } from "./overview.ts";

interface Props {
  readonly event: CountedEvent;
  /** Leads to the row of a player in the sheet of a round; null for those who may only look. */
  readonly onEnter: ((entry: EntryOf) => void) | null;
  readonly onOpenCard: (card: OpenCard) => void;
}

/** Every player and round: how far they are, and the ways to their scores. */
export const Overview = ({ event, onEnter, onOpenCard }: Props) => {
  const participants = useQuery(participantsQuery(event.id));
  const cards = useQuery(cardsQuery(event.id));

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
    <OverviewTable
      rows={rows}
      numberOfRounds={event.numberOfRounds}
      onEnter={onEnter}
      onOpenCard={onOpenCard}
    />
  );
};
