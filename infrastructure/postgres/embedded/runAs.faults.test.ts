import { execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { startEmbeddedPostgres } from "../embedded.ts";
import { newCluster } from "../testing/newCluster.ts";
import { giveTo, root } from "./accounts.ts";
import { dataIn, homeIn } from "./cluster.ts";
import { readPostmaster } from "./postmaster.ts";

const isRoot = process.getuid?.() === 0 && process.platform === "linux";
const opener = { program: "npm test", kind: "server" } as const;
const nobody = isRoot ? Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" })) : 0;
const someone = { name: "someone", uid: 4711, gid: 4711 };

/** Others may enter the parent folder, as on most servers. */
let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "golf-accounts-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  chmodSync(parent, 0o755);
  folder = path.join(parent, "data");
  mkdirSync(folder, { mode: 0o755 });
});

/** The owner of the process and of the files. */
const accountsOf = async () => {
  const { note, stop } = await startEmbeddedPostgres(folder, opener);
  const { pid = 0 } = readPostmaster(dataIn(folder)) ?? {};
  const [, uid] = /^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  const environment = readFileSync(`/proc/${pid}/environ`, "utf8");
  await stop();
  const files = [homeIn(folder), path.join(dataIn(folder), "PG_VERSION")];
  return {
    process: Number(uid),
    files: files.map((file) => statSync(file).uid),
    note,
    environment,
  };
};

describe.skipIf(!isRoot)("a PostgreSQL that root starts", () => {
  test('PostgreSQL runs as the account "nobody", which then owns its files', async () => {
    expect(await accountsOf()).toMatchObject({
      process: nobody,
      files: [nobody, nobody],
      note: null,
    });
    expect(statSync(folder).uid).toBe(0);
  });

  test("PostgreSQL keeps the rights of root when that account cannot enter the folder, and says so", async () => {
    newCluster(folder);
    const without = {
      process: nobody,
      files: [nobody, nobody],
      note: null,
    };
    chmodSync(parent, 0o700);
    const asRoot = {
      process: 0,
      files: [0, 0],
      note:
        `PostgreSQL runs with the rights of root, since the account "nobody" may not enter ${parent}. ` +
        "To mend that, start as another user.",
    };
    expect(await accountsOf()).toMatchObject(asRoot);
    chmodSync(parent, 0o755);
    expect(await accountsOf()).toMatchObject(without);
    chmodSync(parent, 0o700);
    expect(await accountsOf()).toMatchObject(asRoot);
  });

  test("PostgreSQL keeps the rights of root when its folder has links to other folders", async () => {
    newCluster(folder);
    const [home, elsewhere] = [homeIn(folder), path.join(parent, "elsewhere")];
    giveTo(root, home);
    renameSync(path.join(home, "data/pg_wal"), elsewhere);
    symlinkSync(elsewhere, path.join(home, "data/pg_wal"));
    expect(await accountsOf()).toMatchObject({
      process: 0,
      files: [0, 0],
      note: expect.stringContaining(`since ${home} has links to other folders`),
    });
  });

  test("the note names a closed folder behind a link", async () => {
    const closed = path.join(parent, "closed");
    const link = path.join(parent, "link");
    mkdirSync(path.join(closed, "open/data"), { recursive: true });
    chmodSync(closed, 0o700);
    symlinkSync(path.join(closed, "open"), link);
    folder = path.join(link, "data");
    expect((await accountsOf()).note).toContain(`may not enter ${closed}.`);
  });

  test("PostgreSQL runs as the user who owns its files", async () => {
    newCluster(folder);
    giveTo(someone, homeIn(folder));
    const { uid } = someone;
    expect(await accountsOf()).toMatchObject({ process: uid, files: [uid, uid], note: null });
  });

  test("PostgreSQL does not take files from another user who cannot enter the folder", async () => {
    newCluster(folder);
    giveTo(someone, homeIn(folder));
    chmodSync(parent, 0o700);
    await expect(accountsOf()).rejects.toThrow(
      `PostgreSQL does not run as root, and the account "user 4711" may not enter ${parent}: `,
    );
    expect(statSync(homeIn(folder)).uid).toBe(someone.uid);
  });

  test("the environment of PostgreSQL contains no secrets of the program", async () => {
    newCluster(folder);
    process.env["SESSION_SECRET"] = "what seals the cookies";
    onTestFinished(() => {
      delete process.env["SESSION_SECRET"];
    });
    const { environment } = await accountsOf();
    expect(environment).not.toContain("SESSION_SECRET");
  });
});
