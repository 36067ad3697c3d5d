import { renameSync, rmSync, writeFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

// Makes a few files of the hundreds that the processes are written in, and of the libraries that
// consist of hundreds more. To load each by itself would take most of a process's start.

const built = "dist/server";
/** Two processes may build at once, and a third run what was there before. */
const draft = `dist/server-${process.pid}`;

/** Nothing was there yet, or another process that builds was quicker: its files are as good. */
const expected = ["ENOENT", "EEXIST", "ENOTEMPTY", "EPERM"];

const tryToRename = (from: string, to: string) => {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!expected.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
};

const putInPlace: Plugin = {
  name: "put-in-place",
  closeBundle: () => {
    // By the time of this file one can tell whether a source is newer.
    writeFileSync(`${draft}/built`, "");
    const before = `${draft}-before`;
    tryToRename(built, before);
    tryToRename(draft, built);
    for (const left of [before, draft]) rmSync(left, { recursive: true, force: true });
  },
};

/**
 * Libraries of dozens of files, which would each be looked for and read at every start. What they need
 * of their own is bundled with them where npm keeps another version of it for somebody else.
 */
export const bundledLibraries = [
  "@fastify/ajv-compiler",
  "@fastify/busboy",
  "@fastify/fast-json-stringify-compiler",
  "@fastify/multipart",
  "@fastify/swagger",
  "@opentelemetry/api",
  "ajv",
  "ajv-formats",
  "avvio",
  "bullmq",
  "cron-parser",
  "effect",
  "fast-json-stringify",
  "fast-uri",
  "fastify",
  "find-my-way",
  "helmet",
  "ioredis",
  "kysely",
  "pg",
  "prom-client",
  "rate-limiter-flexible",
  "semver",
  "uuid",
  "yaml",
];

export default defineConfig({
  plugins: [putInPlace],
  publicDir: false,
  logLevel: "warn",
  build: {
    ssr: true,
    outDir: draft,
    target: "node20",
    minify: false,
    rolldownOptions: {
      // They are a quarter of what would have to be read.
      output: { comments: false },
      input: {
        main: "main.ts",
        server: "web/server/main.ts",
        projector: "workers/projector/main.ts",
        jobs: "workers/jobs/main.ts",
        golf: "workers/cli/main.ts",
        stack: "workers/stack/main.ts",
      },
    },
  },
  ssr: { noExternal: bundledLibraries },
});
