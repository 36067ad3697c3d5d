import { renameSync, rmSync, writeFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

// Makes a few files of the hundreds that the processes are written in, and of the libraries that
// consist of hundreds more. To load each by itself would take most of a process's start.

const built = "dist/server";
/** Two processes may build at once, and a third run what was there before. */
const draft = `dist/server-${process.pid}`;

const putInPlace: Plugin = {
  name: "put-in-place",
  closeBundle: () => {
    // By the time of this file one can tell whether a source is newer.
    writeFileSync(`${draft}/built`, "");
    rmSync(built, { recursive: true, force: true });
    renameSync(draft, built);
  },
};

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
      input: {
        main: "main.ts",
        server: "web/server/main.ts",
        projector: "workers/projector/main.ts",
        jobs: "workers/jobs/main.ts",
        golf: "workers/cli/main.ts",
      },
    },
  },
  ssr: { noExternal: ["effect", "kysely"] },
});
