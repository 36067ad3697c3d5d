import { Effect, Layer, Option, Redacted } from "effect";
import { appConfig } from "../config/config.ts";
import { ProductDatabase } from "../postgres/productDatabase.ts";
import { jobs } from "./jobs.ts";
import { jobWorker } from "./jobWorker.ts";
import { queueOnPostgres } from "./onPostgres.ts";
import { queueOnRedis } from "./onRedis.ts";

/** Uses Redis if the settings name one, otherwise PostgreSQL. */
export const jobQueue = Layer.unwrap(
  Effect.gen(function* () {
    const { redisUrl } = yield* appConfig;
    const { url } = yield* ProductDatabase;
    const backend = Option.match(redisUrl, {
      onNone: () => queueOnPostgres(url),
      onSome: (redis) => queueOnRedis(Redacted.value(redis)),
    });
    return Layer.merge(jobs(backend), jobWorker(backend));
  }),
);
