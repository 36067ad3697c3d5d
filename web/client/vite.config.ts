import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientChunks } from "../../scripts/clientChunks.ts";
import { firstPictures } from "../../scripts/firstPictures.ts";
import { precompress } from "../../scripts/precompress.ts";
import { serviceWorker } from "../../scripts/serviceWorker.ts";

const worker = fileURLToPath(new URL("worker/serviceWorker.ts", import.meta.url));
const pictures = fileURLToPath(new URL("picture.ts", import.meta.url));

const api = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    serviceWorker(worker),
    firstPictures(pictures),
    precompress(),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The server names the files of a page in the page itself.
    manifest: true,
    target: "es2022",
    // The content security policy of the pages forbids `data:` addresses.
    assetsInlineLimit: 0,
    // All supported browsers can preload modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No getter here does anything, so what is only read at the start of a module is left out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: clientChunks },
      },
    },
  },
  server: {
    proxy: { "/api": { target: api } },
    // The contract and the fonts are outside this folder.
    fs: { allow: [fileURLToPath(new URL("../..", import.meta.url))] },
  },
});
