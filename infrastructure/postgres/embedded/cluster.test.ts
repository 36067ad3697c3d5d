import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { clusterIn, openCluster } from "./cluster.ts";
import type { Launcher } from "./launcher.ts";

const NOBODY = 65_534;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "golf-cluster-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, "postgres"), { mode: 0o700 });
  writeFileSync(path.join(folder, "postgres/password"), "secret", { mode: 0o600 });
});

test("a cluster is opened with the password of its folder", () => {
  expect(clusterIn(folder)).toEqual({
    data: path.join(folder, "postgres/data"),
    password: "secret",
  });
});

test("a cluster without its password file is refused", () => {
  rmSync(path.join(folder, "postgres/password"));
  expect(() => clusterIn(folder)).toThrow(
    `The database in ${folder} does not start: its password file is missing.`,
  );
});

test.runIf(process.platform === "linux")(
  "a cluster whose files belong to another user is refused, and the sentence names the needed user",
  () => {
    const account = anotherAccount();
    expect(() => clusterIn(folder)).toThrow(
      `The database in ${folder} does not start: its password file cannot be read, since this ` +
        `account has no right to it: make all of ${folder} belong to user ${account}, who starts ` +
        "the program.",
    );
  },
);

describe("opening a folder without a cluster", () => {
  const write = (file: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  };

  /** An initdb that creates the data folder and leaves it empty. */
  const launcher: Launcher = {
    run: async (_initdb, [, data = ""]) => {
      mkdirSync(data);
      return { succeeded: true, complaint: "" };
    },
    serve: () => {
      throw new Error("Nothing is served here.");
    },
    own: () => {},
    note: null,
  };

  beforeEach(() => rmSync(path.join(folder, "postgres"), { recursive: true }));

  test.each([
    "postgres-old/data/PG_VERSION",
    "postgres.bak/data/global/pg_control",
    "saved on monday/PG_VERSION",
    ".hidden/global/pg_control",
  ])("no cluster is created beside one at %s", async (file) => {
    write(file);
    const [other] = file.split("/", 1);
    await expect(openCluster(folder, "initdb", launcher)).rejects.toThrow(
      `DATA_DIR ${folder} has no database in postgres, but one in ${other}: move it back to ` +
        `${folder}/postgres to go on with it, or out of ${folder} to begin with an empty one.`,
    );
    expect(readdirSync(folder)).toEqual([other]);
    expect(existsSync(path.join(folder, file))).toBe(true);
  });

  test("a draft of a start that was killed is removed, and a cluster is created", async () => {
    write(".postgres-draft-aB3xYz/data/PG_VERSION");
    write("postgres-notes/today.txt");
    const { data } = await openCluster(folder, "initdb", launcher);
    expect(existsSync(data)).toBe(true);
    expect(readdirSync(folder)).toEqual(["postgres", "postgres-notes"]);
  });

  test("a draft that has run is kept like any other cluster", async () => {
    const draft = ".postgres-draft-aB3xYz";
    write(`${draft}/data/PG_VERSION`);
    write(`${draft}/data/postmaster.opts`);
    await expect(openCluster(folder, "initdb", launcher)).rejects.toThrow(`but one in ${draft}:`);
    expect(readdirSync(folder)).toEqual([draft]);
  });
});

/** Only root can become another user; other users cannot read its file. */
const anotherAccount = () => {
  if (process.geteuid?.() !== 0) {
    chmodSync(path.join(folder, "postgres/password"), 0);
    return process.geteuid?.();
  }
  process.seteuid?.(NOBODY);
  onTestFinished(() => process.seteuid?.(0));
  return NOBODY;
};
