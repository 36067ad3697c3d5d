import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { SkeletonForm } from "../../../components/states/Skeleton.tsx";
import type { RoundHoles } from "../../../lib/useRoundHoles.ts";

/** Why there is nothing to type into. */
export const NoHoles = ({ isCertain, isFetching, error, retry }: RoundHoles) => {
  if (error) {
    return (
      <ErrorState
        title="The holes could not be loaded"
        error={error}
        onRetry={retry}
        isRetrying={isFetching}
      />
    );
  }
  if (isFetching && !isCertain) return <SkeletonForm label="Loading holes..." count={6} />;
  return (
    <p>
      Course information not available. Choose a course in Event Settings, and see to it that its
      scorecard has holes.
    </p>
  );
};
