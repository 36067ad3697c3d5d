import { statfs } from "node:fs/promises";
import path from "node:path";
import { Effect } from "effect";
import { Gauge } from "prom-client";
import { appConfig } from "../config/config.ts";
import { version } from "../config/version.ts";
import { registry } from "./recorded.ts";
import { unlessAway } from "./unlessAway.ts";

const registers = [registry];

new Gauge({
  name: "golf_build_info",
  help: "Always 1: the version of the product is a label",
  labelNames: ["version"],
  registers,
}).set({ version }, 1);

const free = new Gauge({
  name: "golf_data_free_bytes",
  help: "What the product may still write to the disk of DATA_DIR",
  registers,
});
// It begins as 0, which must not be told before anybody has looked.
free.remove();

/** A process without the folder of DATA_DIR, beside a database of its own, has no such metric. */
export const collectDisk = unlessAway(
  Effect.gen(function* () {
    const { dataFolder } = yield* appConfig;
    const { bavail, bsize } = yield* Effect.tryPromise(() => statfs(path.resolve(dataFolder)));
    free.set(bavail * bsize);
  }),
);
