import { useQuery } from "@tanstack/react-query";
import { Option, Schema } from "effect";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { ShareCode } from "../../../../domain/shared/values.ts";
import { type FollowedEvent, getFollowedEvent } from "../../../contract/board/follow.ts";
import { ApiError } from "../../data/apiError.ts";
import { readOf } from "../../data/read.ts";
import { retryInterval } from "../../data/retryInterval.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";

interface Props {
  /** For a television, where nobody can press a button: failed queries are repeated. */
  readonly isUnattended?: boolean;
  readonly children: (event: FollowedEvent, shareCode: ShareCode) => ReactNode;
}

const read = Schema.decodeUnknownOption(ShareCode);
const NOT_FOUND = 404;

/** Loads the event of a public board, or says that there is none. */
export const FollowGate = (props: Props) => {
  const { shareCode = "" } = useParams();
  const code = Option.getOrNull(read(shareCode));
  return code === null ? <NotPublic /> : <LoadedBoard shareCode={code} {...props} />;
};

interface LoadedProps extends Props {
  readonly shareCode: ShareCode;
}

const LoadedBoard = ({ shareCode, isUnattended = false, children }: LoadedProps) => {
  const read = useQuery({
    ...readOf(getFollowedEvent, { shareCode }),
    refetchInterval: isUnattended ? retryInterval : false,
  });
  const { data, error } = read;
  if (error instanceof ApiError && error.status === NOT_FOUND) return <NotPublic />;
  if (data) return children(data, shareCode);
  if (!error) return <SkeletonSlats label="Loading leaderboard..." />;
  return <FailedRead title="The leaderboard could not be loaded" of={read} />;
};

const NotPublic = () => (
  <EmptyState title="This leaderboard is not public" as="h1" seed="not public">
    Ask the organiser of the event for a new link.
  </EmptyState>
);
