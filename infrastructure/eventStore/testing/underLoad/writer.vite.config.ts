import { defineConfig } from "vite";

// Bundles the hundreds of files of a writer, of which Effect has most. To read each by itself takes
// two seconds of a core, and writers that are killed start often.
export default defineConfig({
  publicDir: false,
  logLevel: "warn",
  build: {
    ssr: `${import.meta.dirname}/writerProcess.ts`,
    outDir: "dist/underLoad",
    target: "node20",
    minify: false,
  },
  ssr: { noExternal: ["effect", "kysely"] },
});
