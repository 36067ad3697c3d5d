import { Array, Effect } from "effect";
import { EventLog } from "../../../../application/ports/EventLog.ts";
import { follow } from "./follow.ts";
import { judge } from "./judge.ts";
import {
  type Acknowledged,
  newStream,
  type Place,
  type Refused,
  storeAt,
  type Told,
} from "./load.ts";
import { Observations } from "./observations.ts";
import { keepWriting } from "./writers.ts";

interface Load {
  readonly place: Place;
  /** Writers in all, and the processes that they are spread over. */
  readonly writers: number;
  readonly processes: number;
  readonly readers: number;
  /** Events that the writers write into streams of their own; those of the races come on top. */
  readonly events: number;
  /** Ends earlier, whatever is written by then. */
  readonly seconds?: number;
  /** How often a process is killed. */
  readonly kills: number;
  /** Once in the middle: whatever a server has to bear. */
  readonly disturb?: () => Promise<unknown>;
  readonly tell?: (acknowledged: number) => void;
}

/** Writes from many processes that are killed, reads it all meanwhile, and says what was wrong. */
export const runUnderLoad = async (load: Load) => {
  const { place, events, seconds = Number.POSITIVE_INFINITY } = load;
  const own = Array.makeBy(load.writers, newStream);
  const shared = Array.makeBy(4, newStream);
  const each = Math.ceil(events / load.writers);
  const streams = new Set([...own, ...shared]);
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;

  const start = await Effect.runPromise(Effect.provide(head, storeAt(place)));
  const readers = Array.makeBy(load.readers, () => new Observations((name) => streams.has(name)));
  let end: number | null = null;
  const reading = readers.map((seen) =>
    Effect.runPromise(
      follow(start, seen, (position) => end !== null && position >= end).pipe(
        Effect.provide(storeAt(place)),
      ),
    ),
  );

  const acknowledged: Array<Acknowledged> = [];
  const refused: Array<Refused> = [];
  let written = 0;
  const moments = momentsOf(load);
  const heard = (told: Told) => {
    if ("refusedAfter" in told) {
      refused.push(told);
      return;
    }
    acknowledged.push(told);
    written += told.eventIds.length;
    load.tell?.(written);
    const part = Math.max(written / events, elapsed() / seconds);
    while (moments[0] && part >= moments[0].at) moments.shift()?.happens(processes);
    if (elapsed() >= seconds) for (const { stop } of processes) stop();
  };
  const processes = Array.chunksOf(own, Math.ceil(own.length / load.processes)).map((some) =>
    keepWriting({ place, own: some, shared, each }, heard),
  );
  const starts = await Promise.all(processes.map(({ done }) => done));
  end = await Effect.runPromise(Effect.provide(head, storeAt(place)));
  await Promise.all(reading);

  const isWhole = elapsed() < seconds;
  return {
    faults: judge({ acknowledged, refused, readers, own, each: isWhole ? each : null }),
    acknowledged: written,
    stored: readers[0]?.positions.size ?? 0,
    restarts: starts.reduce((sum, count) => sum + count - 1, 0),
    seconds: elapsed(),
  };
};

const head = EventLog.use((log) => log.head);

type Processes = ReadonlyArray<ReturnType<typeof keepWriting>>;

interface Moment {
  /** As a part of the whole. */
  readonly at: number;
  readonly happens: (processes: Processes) => unknown;
}

const inTurn = (processes: Processes, n: number) => {
  const first = n % processes.length;
  return [...processes.slice(first), ...processes.slice(0, first)];
};

const momentsOf = ({ kills, disturb }: Load): Array<Moment> =>
  [
    ...[...globalThis.Array(kills).keys()].map((n) => ({
      at: (n + 1) / (kills + 1),
      happens: (processes: Processes) => inTurn(processes, n).find(({ kill }) => kill()),
    })),
    { at: 0.45, happens: () => void disturb?.() },
  ].toSorted((one, other) => one.at - other.at);
