import { queryOptions } from "@tanstack/react-query";
import type { ShareCode } from "../../../../../domain/shared/values.ts";
import {
  getFollowedBoard,
  getFollowedEvent,
  getFollowedFingerprint,
} from "../../../../contract/follow.ts";
import { call } from "../../../data/call.ts";
import { withRowKeys } from "./withRowKeys.ts";

/** All keys start with the key of the board, because followers are notified of the board only. */
const boardKey = (shareCode: ShareCode) => ["leaderboard", shareCode];

export const followedEventQuery = (shareCode: ShareCode) =>
  queryOptions({
    queryKey: [...boardKey(shareCode), "event"],
    queryFn: ({ signal }) => call(getFollowedEvent, { params: { shareCode }, signal }),
  });

export const followedBoardQuery = (shareCode: ShareCode) =>
  queryOptions({
    queryKey: [...boardKey(shareCode), "board"],
    queryFn: ({ signal }) => call(getFollowedBoard, { params: { shareCode }, signal }),
    select: withRowKeys,
  });

export const followedFingerprintQuery = (shareCode: ShareCode) =>
  queryOptions({
    queryKey: [...boardKey(shareCode), "fingerprint"],
    queryFn: ({ signal }) => call(getFollowedFingerprint, { params: { shareCode }, signal }),
  });
