// Runs a process of the product: `node scripts/run.mjs main|server|projector|jobs|stack|golf`. If a
// source is newer than the build, it first builds again. `build` only builds.
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

const shell = process.ppid;

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
  sources: [
    "domain/golf",
    "domain/shared",
    "web/contract",
    "web/client",
    "package-lock.json",
    "scripts/clientChunks.ts",
    "scripts/firstPictures.ts",
    "scripts/precompress.ts",
    "scripts/serviceWorker.ts",
  ],
};

/** Nothing is built of tests. */
const isOfTests = (name) => name === "testing" || name.includes(".test.");

/**
 * The time of a folder changes when a file in it is renamed or removed. Every start asks thousands of
 * files, so their paths are put together in the cheapest way.
 */
const isNewerThan = (time, file) => {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat || file.endsWith("/dist")) return false;
  if (!stat.isDirectory()) return stat.mtimeMs > time;
  const names = readdirSync(file).filter((name) => !isOfTests(name));
  // A build changes the time of the folder that contains `dist`, so that time does not count.
  const isChanged = !names.includes("dist") && stat.mtimeMs > time;
  return isChanged || names.some((name) => isNewerThan(time, `${file}/${name}`));
};

const isCurrent = ({ stamp, sources }) => {
  const stat = statSync(path.join(home, stamp), { throwIfNoEntry: false });
  if (!stat) return false;
  return !sources.some((source) => isNewerThan(stat.mtimeMs, path.join(home, source)));
};

/** Without Vite, as in the image, nothing can be built, and the existing build runs. */
const vite = path.join(home, "node_modules/vite/bin/vite.js");

const [name = "main"] = process.argv.splice(2, 1);
const withPages = ["main", "server", "stack", "build"];
const needed = withPages.includes(name) ? [programs, pages] : [programs];

/** If several processes start at once, one of them builds and the others wait for it. */
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

/** In milliseconds. No build takes longer, and no process takes longer to write its process id. */
const LONGEST_BUILD = 10 * 60 * 1000;
const LONGEST_WRITE = 2000;

/**
 * Whether the process that wrote this file was killed. After a power cut the file may be empty, or
 * another program may have the same process id.
 */
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
      // Vite runs in a separate process, because it would set NODE_ENV=production in this one.
      const stdio = ["ignore", "ignore", "inherit"];
      execFileSync(process.execPath, [vite, "build", ...build], { cwd: home, stdio });
    }
  } finally {
    rmSync(turn, { force: true });
  }
};

/** A service often runs as a user that may only read the installation. */
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

/** In milliseconds. */
const SHELL_INTERVAL = 500;

/**
 * npm passes SIGTERM to the shell in which it runs this process, and the shell of Debian and Ubuntu
 * ends without passing it on. Without this, the process would go on, and keep its port.
 */
const endWithShell = () => {
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, SHELL_INTERVAL);
  watch.unref();
};

if (name !== "build") {
  if (process.env.npm_lifecycle_event !== undefined) endWithShell();
  // Node 22 and later keep the compiled code beside the build, which makes a start a tenth faster.
  module.enableCompileCache?.(path.join(home, "dist/compiled"));
  await import(pathToFileURL(path.join(built, `${name}.js`)).href);
}
