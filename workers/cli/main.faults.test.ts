import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { asProgram } from "../../infrastructure/testing/asProgram.ts";

/** The command as `npm run golf --` starts it, from the build. */
const golf = (...args: ReadonlyArray<string>) => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...asProgram, "golf", ...args], {
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr, hasOpened: existsSync(path.join(folder, "owner.json")), folder };
};

test("help opens no database", () => {
  expect(golf("--help")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("rebuild"),
    hasOpened: false,
  });
});

test("an unknown command ends with 2", () => {
  expect(golf("birdie")).toMatchObject({ status: 2, stdout: "" });
});

test("a command works without a server, prints only JSON and leaves no process running", () => {
  const account = ["--email", "ana@club.example", "--password", "links-and-sand"];
  const name = ["--first-name", "Ana", "--last-name", "Links", "--type", "super_admin"];
  const { status, stdout, folder } = golf("admin", "create", ...account, ...name, "--json");
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ email: "ana@club.example" });
  expect(existsSync(path.join(folder, "postgres/data/postmaster.pid"))).toBe(false);
});

test("the demo is seeded without a server", () => {
  const { status, stdout, stderr } = golf("seed", "--json");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(JSON.parse(stdout)).toHaveProperty("activeEventId");
});

const id = "00000000-0000-4000-8000-000000000001";

test.for([
  ["status"],
  ["verify", "leaderboard"],
  ["rebuild", "--all"],
  ["history", id],
  ["audit", "export", id],
  ["events", "list"],
  ["cards", "list", id],
  ["jobs"],
  ["admin", "list"],
  ["users", "list"],
  ["courses", "list"],
  ["lookups", "list"],
  ["demo", "remove", "--yes"],
])("without an installation golf %j prints one sentence and makes nothing", (words) => {
  const { status, stdout, stderr, folder } = golf(...words);
  expect({ status, stdout, stderr }).toEqual({
    ...{ status: 1, stdout: "" },
    stderr: "There is no installation here: see whether DATABASE_URL or DATA_DIR is right.\n",
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("texts that people typed are printed without control characters", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-typed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "typed.json");
  const player = {
    player: "Ana\nImported\u001b[31m",
    rounds: [36],
    total: 1,
    status: "\u202edesab",
  };
  const parPerHole = [4, 4, 3, 5, 4, 4, 3, 5, 4];
  const course = { event: "Open", course: "Meadow", par: 36, parPerHole, players: [player] };
  writeFileSync(file, JSON.stringify({ kind: "tournament leaderboard", ...course }));

  const { status, stderr } = golf("import", file);
  expect(status).toBe(1);
  expect(stderr).toContain("\\u202edesab");
  expect(stderr.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(stderr).not.toMatch(/^Imported/m);
});
