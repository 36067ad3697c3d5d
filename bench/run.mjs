// `npm run bench -- [rows] [--quick] [--profile]`: builds the bench and the product in the same way
// as `npm start`, and runs the bench.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(home);
const vite = path.join(home, "node_modules/vite/bin/vite.js");
// In a separate process, because the build would set NODE_ENV to production in this one.
execFileSync(process.execPath, [vite, "build", "--config", "bench/bench.vite.config.ts"], {
  stdio: ["ignore", "ignore", "inherit"],
});
await import(pathToFileURL(path.join(home, "dist/bench/bench.js")).href);
