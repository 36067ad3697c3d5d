import type { UseQueryResult } from "@tanstack/react-query";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { SkeletonForm } from "../../../components/states/Skeleton.tsx";

interface Props {
  readonly asked: Pick<UseQueryResult, "error" | "refetch" | "isFetching" | "isPending">;
}

/** Why there is nothing to type into. */
export const NoHoles = ({ asked: { error, refetch, isFetching, isPending } }: Props) => {
  if (error) {
    return (
      <ErrorState
        title="The holes could not be loaded"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (isPending) return <SkeletonForm label="Loading holes..." count={6} />;
  return (
    <p>
      Course information not available. Choose a course in Event Settings, and see to it that its
      scorecard has holes.
    </p>
  );
};
