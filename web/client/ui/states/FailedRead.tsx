import type { UseQueryResult } from "@tanstack/react-query";
import { ErrorState } from "./ErrorState.tsx";

/** What was asked of the server. */
export type Read = Pick<UseQueryResult, "error" | "isFetching"> & {
  readonly refetch: () => unknown;
};

interface Props {
  /** What could not be read: "The leaderboard could not be loaded". */
  readonly title: string;
  /** Of several, those that have failed are asked again. */
  readonly of: Read | ReadonlyArray<Read>;
}

/** Says what could not be read, and why, and offers to try again. */
export const FailedRead = ({ title, of }: Props) => {
  const failed = [of].flat().filter(({ error }) => error !== null);
  return (
    <ErrorState
      title={title}
      error={failed[0]?.error}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
    />
  );
};
