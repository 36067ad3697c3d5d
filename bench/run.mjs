// `npm run bench -- [rows] [--quick] [--profile]`: makes a bundle of the bench and of the
// product, as `npm start` does, and runs it.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(home);
const vite = path.join(home, "node_modules/vite/bin/vite.js");
// In a process of its own: it would say that this one is for production.
execFileSync(process.execPath, [vite, "build", "--config", "bench/bench.vite.config.ts"], {
  stdio: ["ignore", "ignore", "inherit"],
});
await import(pathToFileURL(path.join(home, "dist/bench/bench.js")).href);
