import { randomUUID } from "node:crypto";
import { Layer } from "effect";
import { test as base, describe } from "vitest";
import { test as withDatabase } from "../postgres/testing/database.ts";
import type { Backend } from "./backend.ts";
import { jobs } from "./jobs.ts";
import { jobWorker } from "./jobWorker.ts";
import { queueOnPostgres } from "./onPostgres.ts";
import { queueOnRedis } from "./onRedis.ts";
import { jobsContract } from "./testing/contract.ts";

const queueOn = (backend: Backend) => Layer.merge(jobs(backend), jobWorker(backend));

describe("the job queue in PostgreSQL", () => {
  jobsContract(
    withDatabase.extend("queue", ({ database }) =>
      queueOn(queueOnPostgres(database.url, randomUUID())),
    ),
  );
});

const { REDIS_URL } = process.env;

describe.skipIf(!REDIS_URL)("the job queue in Redis", () => {
  jobsContract(base.extend("queue", () => queueOn(queueOnRedis(REDIS_URL ?? "", randomUUID()))));
});

if (!REDIS_URL) process.stdout.write("Left out: Redis, because REDIS_URL is not set\n");
