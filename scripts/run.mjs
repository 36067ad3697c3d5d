// Runs one of the product's processes: `node scripts/run.mjs main|server|projector|jobs|golf ...`.
// What runs was built from the sources; where one of them is newer, it is built again first.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const built = path.join(home, "dist/server");
const config = path.join(home, "scripts/server.vite.config.ts");

const sources = [
  "main.ts",
  "application",
  "domain",
  "infrastructure",
  "projections",
  "web/contract",
  "web/server",
  "workers",
  "package-lock.json",
  "scripts/server.vite.config.ts",
];

/** A folder's own time tells of files that were renamed or removed. */
const isNewerThan = (time, file) => {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return false;
  if (stat.isDirectory()) {
    const inside = readdirSync(file).some((name) => isNewerThan(time, path.join(file, name)));
    if (inside) return true;
  }
  return stat.mtimeMs > time;
};

const isCurrent = () => {
  const stamp = statSync(path.join(built, "built"), { throwIfNoEntry: false });
  if (!stamp) return false;
  return !sources.some((source) => isNewerThan(stamp.mtimeMs, path.join(home, source)));
};

/** An installation without the tools for development runs what it was given. */
const vite = path.join(home, "node_modules/vite/bin/vite.js");

if (existsSync(vite) && !isCurrent()) {
  // In a process of its own: it would say that this one is for production.
  const stdio = ["ignore", "ignore", "inherit"];
  execFileSync(process.execPath, [vite, "build", "--config", config], { cwd: home, stdio });
}

const [name = "main"] = process.argv.splice(2, 1);
await import(pathToFileURL(path.join(built, `${name}.js`)).href);
