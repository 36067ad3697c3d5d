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

test("what an owner left that was killed is taken over, and then given back", () => {
  write("owner.json", ended);
  const { release } = claim(folder, server);
  expect(ownerFile()).toMatchObject({ pid: process.pid });
  expect(readdirSync(folder)).toEqual(["owner.json"]);
  release?.();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  { what: "what lost its text in a power cut", text: "" },
  { what: "what is the text of no owner", text: "[]" },
])("$what is taken over", ({ text }) => {
  writeFileSync(path.join(folder, "owner.json"), text);
  expect(claim(folder, server)).toHaveProperty("release");
});

test("whoever takes it over a moment earlier keeps it", () => {
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

test("whoever is just taking it over is told as its owner", () => {
  write("owner.json", ended);
  write("owner.json.removal", other);
  expect(claim(folder, server)).toEqual({ owner: other });
});

test("whoever was killed while taking it over keeps it from nobody", () => {
  write("owner.json", ended);
  write("owner.json.removal", ended);
  expect(claim(folder, server)).toHaveProperty("release");
  expect(readdirSync(folder)).toEqual(["owner.json"]);
});
