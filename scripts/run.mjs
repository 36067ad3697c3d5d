// Runs one of the product's processes: `node scripts/run.mjs main|server|projector|jobs|golf ...`.
// What runs was built from the sources; where one of them is newer, it is built again first.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const built = path.join(home, "dist/server");

const programs = {
  stamp: "dist/server/built",
  build: ["--config", "scripts/server.vite.config.ts"],
  sources: [
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
  ],
};

const pages = {
  stamp: "web/client/dist/index.html",
  build: ["web/client", "--logLevel", "warn"],
  sources: ["domain/golf", "domain/shared", "web/contract", "web/client", "package-lock.json"],
};

/** A folder's own time tells of files that were renamed or removed. */
const isNewerThan = (time, file) => {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat || path.basename(file) === "dist") return false;
  if (!stat.isDirectory()) return stat.mtimeMs > time;
  const names = readdirSync(file);
  // What is built is put into its folder's parent.
  const isChanged = !names.includes("dist") && stat.mtimeMs > time;
  return isChanged || names.some((name) => isNewerThan(time, path.join(file, name)));
};

const isCurrent = ({ stamp, sources }) => {
  const stat = statSync(path.join(home, stamp), { throwIfNoEntry: false });
  if (!stat) return false;
  return !sources.some((source) => isNewerThan(stat.mtimeMs, path.join(home, source)));
};

/** An installation without the tools for development runs what it was given. */
const vite = path.join(home, "node_modules/vite/bin/vite.js");

const [name = "main"] = process.argv.splice(2, 1);
const needed = name === "main" || name === "server" ? [programs, pages] : [programs];

for (const outdated of existsSync(vite) ? needed.filter((part) => !isCurrent(part)) : []) {
  // In a process of its own: it would say that this one is for production.
  const stdio = ["ignore", "ignore", "inherit"];
  execFileSync(process.execPath, [vite, "build", ...outdated.build], { cwd: home, stdio });
}

await import(pathToFileURL(path.join(built, `${name}.js`)).href);
