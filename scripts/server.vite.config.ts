import { renameSync, rmSync, writeFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

// Bundles the hundreds of source files of the processes, and some libraries, into a few files. Reading
// each source file by itself would take most of the time in which a process starts.

const built = "dist/server";
/** Two processes may build at the same time, while a third one runs the previous build. */
const draft = `dist/server-${process.pid}`;

/** There was no previous build, or another process finished first: its files are just as good. */
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
    // The time of this file tells whether a source is newer than the build.
    writeFileSync(`${draft}/built`, "");
    const before = `${draft}-before`;
    tryToRename(built, before);
    tryToRename(draft, built);
    for (const left of [before, draft]) rmSync(left, { recursive: true, force: true });
  },
};

/**
 * Bundled because they consist of dozens of files, which would be read at every start. A dependency
 * is bundled too if npm installed a second version of it.
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
      // Comments are a quarter of the bytes that a process would read at its start.
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
