import type { Acknowledged, Refused } from "./load.ts";
import type { Observations } from "./observations.ts";

interface Evidence {
  readonly acknowledged: ReadonlyArray<Acknowledged>;
  readonly refused: ReadonlyArray<Refused>;
  readonly readers: ReadonlyArray<Observations>;
  readonly own: ReadonlyArray<string>;
  /** The number of events in each private stream; null if writers were told to stop. */
  readonly each: number | null;
}

/** Describes every fault in words. The list is empty if there was no fault. */
export const judge = ({ refused, ...evidence }: Evidence): ReadonlyArray<string> => [
  ...refused
    .slice(0, 5)
    .map(
      ({ stream, refusedAfter }) =>
        `refused: what its only writer wrote after ${refusedAfter} in ${stream}`,
    ),
  ...judgeReaders(evidence),
];

const judgeReaders = ({ acknowledged, readers, own, each }: Omit<Evidence, "refused">) =>
  readers.flatMap((seen, n) => {
    const lost = acknowledged.filter(({ eventIds }) =>
      eventIds.some((id) => !seen.positions.has(id)),
    );
    const moved = acknowledged.filter(({ eventIds, position }) => {
      const at = seen.positions.get(eventIds.at(-1) ?? "");
      return at !== undefined && at !== position;
    });
    const short = own.filter((stream) => each !== null && seen.countOf(stream) !== each);
    const other = seen.positions.size !== readers[0]?.positions.size;
    return [
      ...seen.faults,
      ...lost.slice(0, 5).map(({ stream, revision }) => `lost: revision ${revision} of ${stream}`),
      ...moved
        .slice(0, 5)
        .map(({ stream, position }) => `not at ${position}: an event of ${stream}`),
      ...short
        .slice(0, 5)
        .map((stream) => `${seen.countOf(stream)} of ${each} events in ${stream}`),
      ...(other ? [`${seen.positions.size} events instead of ${readers[0]?.positions.size}`] : []),
    ].map((fault) => `reader ${n}: ${fault}`);
  });
