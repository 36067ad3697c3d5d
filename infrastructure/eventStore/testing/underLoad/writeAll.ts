import { Array } from "effect";
import { buildWriter } from "./buildWriter.ts";
import { makeDisturbances } from "./disturbances.ts";
import { type Extent, startProgress } from "./extent.ts";
import type { Acknowledged, Place, Refused, WriterMessage } from "./load.ts";
import { makeMoments, spread } from "./moments.ts";
import type { OneProcess } from "./oneProcess.ts";
import { keepWriting } from "./writers.ts";

interface Writing {
  readonly place: Place;
  /** The private streams of the writers. */
  readonly own: ReadonlyArray<string>;
  readonly shared: ReadonlyArray<string>;
  /** How many events each private stream gets. */
  readonly each: number;
  readonly extent: Extent;
  readonly oneProcess: OneProcess;
  /** The number of processes over which most writers are spread. */
  readonly processes: number;
  readonly kills: number;
  readonly disturbances: ReadonlyArray<() => Promise<unknown>>;
  readonly onProgress: (acknowledged: number) => void;
}

/**
 * Writers in the process of a reader: two of them write while other processes write, two write
 * alone after them.
 */
const MEANWHILE = 2;
const ALONE = 2;

/** All faults happen before this part of the whole. */
const NEARLY_ALL = 0.9;

/** Runs all writers, and in the meantime kills their processes and disturbs the server. */
export const writeAll = async (writing: Writing) => {
  const { place, own, shared, each, oneProcess } = writing;
  const program = await buildWriter();
  const [meanwhile, others] = Array.splitAt(own, MEANWHILE);
  const [alone, spreadOut] = Array.splitAt(others, ALONE);
  const acknowledged: Array<Acknowledged> = [];
  const refused: Array<Refused> = [];
  const progress = startProgress(writing.extent);

  const onMessage = (message: WriterMessage) => {
    if ("refusedAfter" in message) {
      refused.push(message);
      return;
    }
    acknowledged.push(message);
    if (shared.includes(message.stream)) return;
    progress.acknowledge(message.eventIds.length);
    writing.onProgress(progress.acknowledged());
  };
  const writeHere = (some: ReadonlyArray<string>, until: number) =>
    oneProcess.write({ own: some, shared, each, isResumed: false }, onMessage, () =>
      progress.isTimeUp(until),
    );

  const besides: Array<Promise<void>> = [];
  const onOthersMessage = (message: WriterMessage) => {
    onMessage(message);
    // They do not start earlier, because they would be done before the first process writes.
    if (besides.length === 0) besides.push(writeHere(meanwhile, NEARLY_ALL));
    moments.reach(progress.part());
    if (progress.isTimeUp(NEARLY_ALL)) for (const { stop } of processes) stop();
  };
  const processes = Array.chunksOf(spreadOut, Math.ceil(spreadOut.length / writing.processes)).map(
    (some) => keepWriting(program, { place, own: some, shared, each }, onOthersMessage),
  );
  const disturbances = makeDisturbances(writing.disturbances);
  const moments = makeMoments([
    ...spread(writing.kills, NEARLY_ALL, (n) => inTurn(processes, n).some(({ kill }) => kill())),
    ...spread(writing.disturbances.length, NEARLY_ALL, disturbances.begin),
  ]);

  const kills = await Promise.all(processes.map(({ done }) => done));
  await Promise.all(besides);
  const disturbed = await disturbances.happened();
  await writeHere(alone, 1);
  return {
    acknowledged,
    refused,
    written: progress.acknowledged(),
    kills: kills.reduce((sum, count) => sum + count, 0),
    disturbed,
    seconds: progress.seconds(),
  };
};

const inTurn = <Process>(processes: ReadonlyArray<Process>, n: number) => {
  const first = n % processes.length;
  return [...processes.slice(first), ...processes.slice(0, first)];
};
