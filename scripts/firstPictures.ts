import { resolve } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

/**
 * Builds a second time, for the server, those pages of the client of which it draws the first picture.
 * All libraries are in it, because some consist of thousands of files.
 */
export const firstPictures = (entry: string): Plugin => {
  let root = "";
  let outDir = "";
  return {
    name: "first-pictures",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(root, config.build.outDir, "server");
    },
    writeBundle: {
      order: "post",
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          root,
          plugins: [react(), vanillaExtractPlugin()],
          // As without a build: React checks much more while it is developed.
          define: { "process.env.NODE_ENV": '"production"' },
          ssr: { noExternal: true },
          build: {
            ssr: entry,
            outDir,
            target: "node20",
            minify: false,
            rolldownOptions: {
              // By this ending, as files that no browser asks for need not be compressed.
              output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
            },
          },
        });
      },
    },
  };
};
