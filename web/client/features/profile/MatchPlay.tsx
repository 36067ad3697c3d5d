import { useQuery } from "@tanstack/react-query";
import { Panel } from "../../components/cards/Panel.tsx";
import { FailedRead } from "../../components/states/FailedRead.tsx";
import { SkeletonPanel } from "../../components/states/Skeleton.tsx";
import { myMatchPlayQuery } from "./api.ts";
import { MatchPlayRecord } from "./MatchPlayRecord.tsx";

/** The player's record in decided matches. */
export const MatchPlay = () => {
  const read = useQuery(myMatchPlayQuery);
  const { data, error } = read;
  if (data) {
    return (
      <Panel title="Match Play Record">
        <MatchPlayRecord record={data} />
      </Panel>
    );
  }
  if (!error) return <SkeletonPanel label="Loading match play stats..." count={2} />;
  return <FailedRead title="Your match play record could not be loaded" of={read} />;
};
