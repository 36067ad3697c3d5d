import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { homeIn } from "../../../../infrastructure/postgres/embedded/cluster.ts";
import { test as base } from "../../../../infrastructure/postgres/testing/database.ts";
import { newCluster } from "../../../../infrastructure/postgres/testing/newCluster.ts";
import { asProgram } from "../../../../infrastructure/testing/asProgram.ts";
import { until, within } from "../../../../infrastructure/testing/until.ts";
import { testOptions } from "../../testing/options.ts";

export type Env = Readonly<Record<string, string>>;

export const superAdmin = { email: "chair@club.example", password: "first-tee-1873" } as const;

/** A process of the product, started like `npm start`. */
export interface Running {
  readonly origin: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
  /**
   * Sends the signal and waits for the end. Returns the exit code, or null if the process was
   * killed.
   */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

type Program = "main" | "server" | "projector" | "jobs" | "stack";

interface Processes {
  readonly folder: string;
  /** Resolves when the process reports that it is healthy. */
  readonly start: (program: Program, env: Env, port?: number) => Promise<Running>;
  /** The whole product, and a second server beside it, at the same time. */
  readonly startTwo: (env: Env) => Promise<readonly [whole: Running, second: Running]>;
  readonly endAll: () => Promise<void>;
  /** Runs a command of the command line to its end. */
  readonly golf: (env: Env, ...args: ReadonlyArray<string>) => ReturnType<typeof runGolf>;
  /** The same, while the rest of the test continues. */
  readonly golfBeside: (env: Env, ...args: ReadonlyArray<string>) => ReturnType<typeof runBeside>;
}

/** For the tests of one file: all processes end with it. */
export const withProcesses = base.extend<{ readonly processes: Processes }>({
  processes: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "golf-faults-"));
      const started: Array<Running> = [];
      const port = await freePort();
      const endAll = async () => {
        await Promise.all(started.map(({ end }) => end("SIGTERM")));
      };
      const start: Processes["start"] = async (program, env, at = port) => {
        const isNew = env["DATABASE_URL"] === undefined && !existsSync(homeIn(folder));
        if (isNew) newCluster(folder);
        const running = spawnProgram(program, at, { DATA_DIR: folder, ...env });
        started.push(running);
        await answering(running);
        return running;
      };
      await use({
        folder,
        start,
        startTwo: async (env) =>
          Promise.all([start("main", env), start("server", env, await freePort())]),
        endAll,
        golf: (env, ...args) => runGolf({ DATA_DIR: folder, ...env }, args),
        golfBeside: (env, ...args) => runBeside({ DATA_DIR: folder, ...env }, args),
      });
      await endAll();
      await until("nothing is left running", () => processesOn(folder).length === 0);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "file" },
  ],
});

const settings: Env = {
  PATH: process.env["PATH"] ?? "",
  SEED: "none",
  TIME_ZONE: "UTC",
  LOG_LEVEL: "error",
  SESSION_SECRET: testOptions.sessionSecret,
  ADMIN_EMAIL: superAdmin.email,
  ADMIN_PASSWORD: superAdmin.password,
};

const spawnProgram = (program: Program, port: number, env: Env): Running => {
  const child = spawn(process.execPath, [...asProgram, program], {
    env: { ...settings, PORT: String(port), HEALTH_PORT: String(port), ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  const closed = once(child, "close").then(([code]) => code);
  const ended = () => within(`the ${program} ends`, closed, () => output);
  return {
    origin: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    get exit() {
      return ended();
    },
    end: (signal) => {
      child.kill(signal);
      return ended();
    },
  };
};

const answering = ({ origin, child, output }: Running) =>
  until(`${origin} answers`, async () => {
    if (child.exitCode !== null) throw new Error(`It did not start: ${output()}`);
    const health = await fetch(`${origin}/api/health`).catch(() => null);
    return health?.status === 200;
  });

const runGolf = (env: Env, args: ReadonlyArray<string>) => {
  const command = [...asProgram, "golf", ...args];
  return spawnSync(process.execPath, command, { env: { ...settings, ...env }, encoding: "utf8" });
};

const runBeside = async (env: Env, args: ReadonlyArray<string>) => {
  const command = [...asProgram, "golf", ...args];
  const child = spawn(process.execPath, command, { env: { ...settings, ...env } });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].on("data", (text) => {
      said[name] += text;
    });
  }
  const closed = once(child, "close");
  const [status] = await within(`golf ${args.join(" ")} ends`, closed, () => said.stderr);
  return { status, ...said };
};

export const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

/** The processes with this folder in their command line, if the system can list them. */
export const processesOn = (folder: string) =>
  (existsSync("/proc") ? readdirSync("/proc") : []).filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(folder);
    } catch {
      return false; // It ended meanwhile.
    }
  });
