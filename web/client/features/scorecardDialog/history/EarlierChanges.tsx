import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "../../../components/buttons/Button.tsx";
import { ErrorState } from "../../../components/states/ErrorState.tsx";

interface Props {
  readonly history: Pick<
    UseInfiniteQueryResult<unknown>,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "error"
  > & { readonly fetchNextPage: () => unknown };
}

/** Loads earlier changes; shown above the list while there are more. */
export const EarlierChanges = ({ history }: Props) => {
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
