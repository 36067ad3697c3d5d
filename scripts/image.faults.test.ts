import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { test as base } from "../infrastructure/postgres/testing/database.ts";
import { asProgram } from "../infrastructure/testing/asProgram.ts";

// A folder with the files that the Dockerfile copies into the image shows whether the image can
// start, and needs no container engine.

interface Package {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const { packages }: { readonly packages: Readonly<Record<string, Package>> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);

/** The folders of packages that the Dockerfile removes after `npm prune --omit=dev`. */
const removed = new Set(
  readFileSync("Dockerfile", "utf8").match(/node_modules\/@?[\w-]+(?= |\n)/g),
);
const isRemoved = (place: string) =>
  removed.has(place) || (place.includes("@") && removed.has(path.dirname(place)));

/** The packages that are left at the root, each with the packages below it. */
const kept = Object.entries(packages)
  .filter(([, { dev, devOptional }]) => !dev && !devOptional)
  .map(([place]) => place)
  .filter((place) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) && existsSync(place))
  .filter((place) => !isRemoved(place));

const copied = readFileSync("Dockerfile", "utf8")
  .split("\n")
  .map((line) => /^COPY --from=build \/app\/(?<from>\S+) (?<to>\S+)$/.exec(line)?.groups)
  .flatMap((groups) => (groups ? [{ from: groups["from"] ?? "", to: groups["to"] ?? "" }] : []));

interface Fixtures {
  readonly image: string;
  readonly start: (...args: ReadonlyArray<string>) => {
    readonly status: number;
    readonly output: string;
  };
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  image: async ({}, use) => {
    // The sources may have changed since the last build.
    spawnSync(process.execPath, ["scripts/run.mjs", "golf", "--help"]);
    const folder = mkdtempSync(path.join(tmpdir(), "golf-image-"));
    for (const { from, to } of copied.filter(({ from }) => from !== "node_modules")) {
      const target = path.join(folder, to, to.endsWith("/") ? path.basename(from) : "");
      cpSync(from, target, { recursive: true });
    }
    for (const place of kept) {
      mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
      symlinkSync(path.resolve(place), path.join(folder, place));
    }
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  start: async ({ image, database }, use) =>
    use((...args) => {
      const env = {
        PATH: process.env["PATH"] ?? "",
        NODE_ENV: "production",
        DATA_DIR: path.join(image, "data"),
        DATABASE_URL: database.url,
        SESSION_SECRET: "s".repeat(32),
        PUBLIC_URL: "https://golf.example.org",
        // No server listens there: a process that fails at this address has loaded all that it
        // needs.
        REDIS_URL: "redis://127.0.0.1:1",
      };
      const options = { cwd: image, env, encoding: "utf8", timeout: 60_000 } as const;
      const ended = spawnSync(process.execPath, [...asProgram, ...args], options);
      return { status: ended.status ?? -1, output: ended.stdout + ended.stderr };
    }),
});

test.for(["server", "jobs"])("the %s of the image starts", (name, { start }) => {
  expect(start(name)).toEqual({
    status: 1,
    output: expect.stringMatching(/^The job queue of REDIS_URL .* does not answer: [^\n]+\n$/),
  });
});

const masters = path.resolve("workers/cli/import/examples/masters-2018.json");

test("the golf command of the image can import a tournament", ({ start }) => {
  const { status, output } = start("golf", "import", masters);
  expect(output).not.toMatch(/cannot be used|ERR_/);
  expect(status).toBe(0);
});
