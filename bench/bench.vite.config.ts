import { defineConfig } from "vite";
import { bundledLibraries } from "../scripts/server.vite.config.ts";

// Builds the bench as `scripts/server.vite.config.ts` builds the product, so that the measured code
// is the code that runs.
export default defineConfig({
  publicDir: false,
  logLevel: "warn",
  build: {
    ssr: true,
    outDir: "dist/bench",
    target: "node20",
    minify: false,
    rolldownOptions: {
      output: { comments: false },
      input: {
        bench: "bench/main.ts",
        product: "main.ts",
        golf: "workers/cli/main.ts",
        httpFloor: "bench/floors/httpFloor.ts",
        crud: "bench/floors/crud/server.ts",
        eventStoreDb: "bench/floors/eventStoreDb.ts",
        writer: "bench/load/writer.ts",
        viewers: "bench/load/viewers.ts",
      },
    },
  },
  ssr: { noExternal: bundledLibraries },
});
