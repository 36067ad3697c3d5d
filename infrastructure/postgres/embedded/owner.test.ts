import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { claim, type Owner } from "./owner.ts";
import { runOf } from "./processes.ts";

const server = { program: "npm start", kind: "server" } as const;

const other: Owner = { ...server, pid: process.ppid, run: runOf(process.ppid) };

let folder: string;
let ended: Owner;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "golf-owner-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const child = spawn("true");
  await once(child, "exit");
  ended = { ...server, pid: child.pid ?? 0, run: `${child.pid} 1` };
});

const write = (name: string, owner: Owner) =>
  writeFileSync(path.join(folder, name), JSON.stringify(owner));

const ownerFile = () => JSON.parse(readFileSync(path.join(folder, "owner.json"), "utf8"));

test("the claim of an owner that was killed is taken over, and released at the end", () => {
  write("owner.json", ended);
  const { release } = claim(folder, server);
  expect(ownerFile()).toMatchObject({ pid: process.pid });
  expect(readdirSync(folder)).toEqual(["owner.json"]);
  release?.();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  { what: "without its text after a power cut", text: "" },
  { what: "without an owner in its text", text: "[]" },
])("an owner file $what is taken over", ({ text }) => {
  writeFileSync(path.join(folder, "owner.json"), text);
  expect(claim(folder, server)).toHaveProperty("release");
});

test("a claim that another process takes over a moment earlier stays with that process", () => {
  write("owner.json", ended);
  const kill = process.kill.bind(process);
  const looked = vi.spyOn(process, "kill").mockImplementation((pid, signal) => {
    if (pid === ended.pid) write("owner.json", other);
    return kill(pid, signal);
  });
  onTestFinished(() => looked.mockRestore());

  expect(claim(folder, server)).toEqual({ owner: other });
  expect(looked).toHaveBeenCalledWith(ended.pid, 0);
  expect(ownerFile()).toEqual(other);
  expect(readdirSync(folder)).toEqual(["owner.json"]);
});

test("a process that is taking over the claim counts as its owner", () => {
  write("owner.json", ended);
  write("owner.json.removal", other);
  expect(claim(folder, server)).toEqual({ owner: other });
});

test("a process that was killed during a takeover does not block the claim", () => {
  write("owner.json", ended);
  write("owner.json.removal", ended);
  expect(claim(folder, server)).toHaveProperty("release");
  expect(readdirSync(folder)).toEqual(["owner.json"]);
});
