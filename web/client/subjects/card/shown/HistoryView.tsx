import { type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import type { ScorecardId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack } from "../../../ui/layout.ts";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import { historyQuery } from "./api.ts";
import { HistoryList } from "./history/HistoryList.tsx";
import { ViewTitle } from "./ViewTitle.tsx";
import { WhenLoaded } from "./WhenLoaded.tsx";

interface Props {
  readonly scorecardId: ScorecardId;
  readonly card: Scorecard;
  readonly onBack: () => void;
}

/** The history of the card; replaces its view. */
export const HistoryView = ({ scorecardId, card, onBack }: Props) => {
  const history = useInfiniteQuery(historyQuery(scorecardId));
  return (
    <div className={asStack({ gap: 4, packed: true })}>
      <ViewTitle title="History" onBack={onBack} />
      <WhenLoaded
        query={history}
        label="Loading history..."
        failure="The history could not be loaded"
      >
        {(changes) => (
          <>
            <EarlierChanges history={history} />
            <HistoryList changes={changes} card={card} />
          </>
        )}
      </WhenLoaded>
    </div>
  );
};

interface EarlierChangesProps {
  readonly history: Pick<
    UseInfiniteQueryResult<unknown>,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "error"
  > & { readonly fetchNextPage: () => unknown };
}

/** Loads earlier changes; shown above the list while there are more. */
const EarlierChanges = ({ history }: EarlierChangesProps) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = history;
  if (!hasNextPage) return null;
  if (isFetchNextPageError) {
    return (
      <ErrorState
        title="Earlier changes could not be loaded"
        error={error}
        onRetry={() => void fetchNextPage()}
        isRetrying={isFetchingNextPage}
      />
    );
  }
  return (
    <Button
      variant="line"
      size="small"
      isPending={isFetchingNextPage}
      pendingText="Loading..."
      onClick={() => void fetchNextPage()}
    >
      Show earlier changes
    </Button>
  );
};
