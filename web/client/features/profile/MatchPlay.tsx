import { useQuery } from "@tanstack/react-query";
import { Panel } from "../../components/cards/Panel.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { SkeletonPanel } from "../../components/states/Skeleton.tsx";
import { myMatchPlayQuery } from "./api.ts";
import { MatchPlayRecord } from "./MatchPlayRecord.tsx";

/** The player's record in decided matches. */
export const MatchPlay = () => {
  const { data, error, refetch, isFetching } = useQuery(myMatchPlayQuery);
  if (data) {
    return (
      <Panel title="Match Play Record">
        <MatchPlayRecord record={data} />
      </Panel>
    );
  }
  if (!error) return <SkeletonPanel label="Loading match play stats..." count={2} />;
  return (
    <ErrorState
      title="Your match play record could not be loaded"
      error={error}
      onRetry={() => refetch()}
      isRetrying={isFetching}
    />
  );
};
