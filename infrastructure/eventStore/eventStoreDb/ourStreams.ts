import { streamNameFilter } from "@eventstore/db-client";
import { streamPrefixes } from "../../../domain/shared/streams.ts";

/**
 * A filter that makes the server leave out the events of other programs. After each interval the
 * server reports that it is still there. It also reports how far it has looked, but this is not
 * used: some servers report a place before which an event of ours is still to come
 * (github.com/kurrent-io/KurrentDB/pull/4975).
 */
export const ourStreams = (stillThere: () => void) =>
  streamNameFilter({
    prefixes: [...streamPrefixes],
    checkpointInterval: 32,
    checkpointReached: async () => stillThere(),
  });
