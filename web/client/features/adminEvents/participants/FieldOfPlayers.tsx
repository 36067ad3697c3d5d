import type { UseQueryResult } from "@tanstack/react-query";
import type { CountedEvent } from "../../../../contract/event.ts";
import type { AdminParticipant } from "../../../../contract/participants.ts";
import { FailedRead } from "../../../components/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../components/states/Skeleton.tsx";
import { PlayersList } from "./PlayersList.tsx";

interface Props {
  readonly event: CountedEvent;
  readonly query: UseQueryResult<ReadonlyArray<AdminParticipant>>;
  readonly mayManage: boolean;
  readonly show: string | null;
  readonly onOpenUser: (participant: AdminParticipant) => void;
}

/** The players of an event, or their loading and error states. */
export const FieldOfPlayers = ({ query, ...props }: Props) => {
  if (query.isLoadingError) {
    return <FailedRead title="The participants could not be loaded" of={query} />;
  }
  if (!query.data) return <SkeletonSlats label="Loading participants..." />;
  return <PlayersList {...props} participants={query.data} />;
};
