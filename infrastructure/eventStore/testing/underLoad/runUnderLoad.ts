import { Array } from "effect";
import type { Extent } from "./extent.ts";
import { judge } from "./judge.ts";
import { newStream, type Place } from "./load.ts";
import { openOneProcess } from "./oneProcess.ts";
import { startReading } from "./readers.ts";
import { shortfalls } from "./shortfalls.ts";
import { MAX_EVENTS } from "./write.ts";
import { writeAll } from "./writeAll.ts";

interface Load {
  readonly place: Place;
  /** The number of writers, and the number of processes over which most of them are spread. */
  readonly writers: number;
  readonly processes: number;
  /** The last reader reads in a process that also writes. */
  readonly readers: number;
  /** Counts only the events in private streams. The events of the races come on top. */
  readonly extent: Extent;
  /** How often a process is killed. */
  readonly kills: number;
  /** The faults of the server, one after the other. */
  readonly disturbances: ReadonlyArray<() => Promise<unknown>>;
  readonly onProgress?: (acknowledged: number) => void;
}

/**
 * Writes from many processes that are killed, reads all events at the same time, and reports every
 * fault.
 */
export const runUnderLoad = async ({ onProgress = () => {}, ...load }: Load) => {
  const { place, extent } = load;
  const own = Array.makeBy(load.writers, newStream);
  const shared = Array.makeBy(4, newStream);
  const each = eachOf(load);

  const oneProcess = openOneProcess(place);
  const streams = new Set([...own, ...shared]);
  const reading = await startReading({ place, count: load.readers, streams, oneProcess });
  const done = await writeAll({ ...load, own, shared, each, oneProcess, onProgress });
  await reading.finish();
  await oneProcess.close();

  const readers = reading.observations;
  const figures = {
    acknowledged: done.written,
    stored: readers[0]?.positions.size ?? 0,
    kills: done.kills,
    disturbances: done.disturbed,
    seconds: Math.round(done.seconds),
  };
  const asked = "events" in extent ? extent.events : 1;
  const faults = [
    ...shortfalls([
      { what: "events acknowledged", asked, happened: figures.acknowledged },
      { what: "processes killed", asked: load.kills, happened: figures.kills },
      {
        what: "disturbances of the server",
        asked: load.disturbances.length,
        happened: figures.disturbances,
      },
    ]),
    ...judge({ ...done, readers, own, each: "events" in extent ? each : null }),
  ];
  return { ...figures, faults };
};

/**
 * With every kill a writer may miss one acknowledgement, so this many events may be stored without
 * being counted.
 */
const eachOf = ({ extent, writers, kills }: Load) =>
  "events" in extent
    ? Math.ceil(extent.events / writers) + kills * MAX_EVENTS
    : Number.MAX_SAFE_INTEGER;
