import type { ReadReq } from "@eventstore/db-client/generated/streams_pb.js";
import type { StoredEvent } from "./records.ts";

export interface Filter {
  readonly matches: (event: StoredEvent) => boolean;
  /** How many events are checked between two checkpoints. */
  readonly checkpointEvery: number;
}

const DEFAULT_SEARCH_WINDOW = 32;

const everything: Filter = { matches: () => true, checkpointEvery: Number.POSITIVE_INFINITY };

export const filterOf = (options: ReadReq.Options): Filter => {
  const filter = options.getFilter();
  if (!filter) return everything;
  const byStream = filter.getStreamIdentifier();
  const expression = byStream ?? filter.getEventType();
  const regex = expression?.getRegex() ? new RegExp(expression.getRegex()) : null;
  const prefixes = expression?.getPrefixList() ?? [];
  const window = filter.hasMax() ? filter.getMax() : DEFAULT_SEARCH_WINDOW;
  return {
    matches: ({ stream, type }) => {
      const value = byStream ? stream : type;
      return regex ? regex.test(value) : prefixes.some((prefix) => value.startsWith(prefix));
    },
    checkpointEvery: window * (filter.getCheckpointintervalmultiplier() || 1),
  };
};
