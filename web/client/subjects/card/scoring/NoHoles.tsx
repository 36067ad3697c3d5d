import type { UseQueryResult } from "@tanstack/react-query";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonForm } from "../../../ui/states/Skeleton.tsx";

interface Props {
  readonly asked: Pick<UseQueryResult, "error" | "refetch" | "isFetching" | "isPending">;
}

/** Why there is nothing to type into. */
export const NoHoles = ({ asked }: Props) => {
  if (asked.error) return <FailedRead title="The holes could not be loaded" of={asked} />;
  if (asked.isPending) return <SkeletonForm label="Loading holes..." count={6} />;
  return (
    <p>
      Course information not available. Choose a course in Event Settings, and see to it that its
      scorecard has holes.
    </p>
  );
};
