import { streamNameFilter } from "@eventstore/db-client";
import { streamPrefixes } from "../../../domain/shared/streams.ts";

/**
 * Lets the server leave out what others wrote. It tells after each interval that it is still there. It
 * also tells how far it has looked, which is of no use: some servers name a place that an event of ours
 * is yet to come from (github.com/kurrent-io/KurrentDB/pull/4975).
 */
export const ourStreams = (stillThere: () => void) =>
  streamNameFilter({
    prefixes: [...streamPrefixes],
    checkpointInterval: 32,
    checkpointReached: async () => stillThere(),
  });
