import { Option, Schema } from "effect";
import { ShareCode } from "../../../domain/shared/values.ts";
import { type FirstCall, firstCall } from "../firstCalls.ts";
import { getFollowedBoard, getFollowedEvent } from "./follow.ts";

const read = Schema.decodeUnknownOption(ShareCode);

/** The calls with which a public board begins. */
export const callsOfBoard = (code: string): ReadonlyArray<FirstCall> =>
  Option.toArray(read(code)).flatMap((shareCode) => [
    firstCall(getFollowedEvent, { shareCode }),
    firstCall(getFollowedBoard, { shareCode }),
  ]);
