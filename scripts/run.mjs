// Runs one of the product's processes: `node scripts/run.mjs main|server|projector|jobs|stack|golf ...`.
// What runs was built from the sources; where one of them is newer, it is built again first. `build`
// does that alone.
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import module from "node:module";
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
const withPages = ["main", "server", "stack", "build"];
const needed = withPages.includes(name) ? [programs, pages] : [programs];

/** Several processes may start at once: one builds, and the others wait for it. */
const turn = path.join(home, "dist/building");

const takeTurn = () => {
  try {
    writeFileSync(turn, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
};

/** Milliseconds. No build takes longer, and no process takes longer to write its pid. */
const LONGEST_BUILD = 10 * 60 * 1000;
const LONGEST_WRITE = 2000;

/** Its builder was killed. After a power cut it may be empty, or the pid be of another program. */
const isLeftOver = () => {
  const stat = statSync(turn, { throwIfNoEntry: false });
  if (!stat) return false;
  const age = Date.now() - stat.mtimeMs;
  if (age > LONGEST_BUILD) return true;
  try {
    const pid = Number(readFileSync(turn, "utf8"));
    if (!(Number.isInteger(pid) && pid > 0)) return age > LONGEST_WRITE;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
};

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);

const outdated = () => (existsSync(vite) ? needed.filter((part) => !isCurrent(part)) : []);

const renew = () => {
  mkdirSync(path.dirname(turn), { recursive: true });
  while (!takeTurn()) {
    if (isLeftOver()) rmSync(turn, { force: true });
    else pause();
  }
  try {
    for (const { build } of outdated()) {
      // In a process of its own: it would say that this one is for production.
      const stdio = ["ignore", "ignore", "inherit"];
      execFileSync(process.execPath, [vite, "build", ...build], { cwd: home, stdio });
    }
  } finally {
    rmSync(turn, { force: true });
  }
};

/** A service often runs as an account that may only read the installation. */
const mayNotWrite = ["EACCES", "EPERM", "EROFS"];

if (outdated().length > 0) {
  if (!existsSync(built))
    process.stderr.write("Building the product, for the first time only ...\n");
  try {
    renew();
  } catch (error) {
    const next = mayNotWrite.includes(error.code)
      ? 'Run "npm run build" with an account that may write there, and start again'
      : 'Install again ("npm install"), and start again';
    const what = "A source is newer than what was built of it, and it could not be built";
    process.stderr.write(`${what}: ${error.message}. ${next}.\n`);
    process.exit(1);
  }
}

if (!existsSync(built)) {
  const how = 'Install again without NODE_ENV=production ("npm install"), and start again';
  process.stderr.write(`Nothing was built yet, and the tools for it are missing. ${how}.\n`);
  process.exit(1);
}

if (name !== "build") {
  // From Node 22 on, what was compiled is kept beside what was built: a start takes a tenth less.
  module.enableCompileCache?.(path.join(home, "dist/compiled"));
  await import(pathToFileURL(path.join(built, `${name}.js`)).href);
}
