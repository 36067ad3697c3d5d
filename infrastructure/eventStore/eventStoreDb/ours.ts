import { streamNameFilter } from "@eventstore/db-client";
import { streamPrefixes } from "../../../domain/shared/streams.ts";

/** Lets the server leave out what others wrote. It tells after each interval that it is still there. */
export const ourStreams = (stillThere: () => void) =>
  streamNameFilter({
    prefixes: [...streamPrefixes],
    checkpointInterval: 32,
    checkpointReached: async () => stillThere(),
  });
