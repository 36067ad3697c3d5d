import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../../scripts/precompress.ts";
import { serviceWorker } from "../../scripts/serviceWorker.ts";

const worker = fileURLToPath(new URL("worker/serviceWorker.ts", import.meta.url));

const api = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), serviceWorker(worker), precompress()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // The policy of the pages allows no `data:` addresses.
    assetsInlineLimit: 0,
    // Every browser that can read the rest can also preload modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What changes only with a dependency keeps its address, and stays in people's caches.
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)/ },
            { name: "effect", test: /node_modules[\\/]effect[\\/]/ },
            // A file costs a request and a kilobyte of headers. What nearly every page uses is one, and
            // what the pages of an event share another; offices come for theirs when they need it.
            {
              name: "shared",
              minShareCount: 20,
              test: /(client[\\/](components|lib|theme)|contract|domain|lucide|radix|tanstack|floating)/,
            },
            {
              name: "event",
              minShareCount: 2,
              test: /(features[\\/](scoreEntry|eventPage|participants|scorecardDialog|matches|schedule|summary|registration|session)|routes[\\/]event[\\/]|contract|domain|client[\\/](components|lib)|lucide|radix)/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: api } },
    // The contract and the fonts lie outside this folder.
    fs: { allow: [fileURLToPath(new URL("../..", import.meta.url))] },
  },
});
