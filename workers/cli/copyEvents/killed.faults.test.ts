import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "vitest";
import { asProgram } from "../../../infrastructure/testing/asProgram.ts";
import { within } from "../../../infrastructure/testing/until.ts";
import { fill, readAll, test } from "./testing/stores.ts";

const copying = (from: string, to: string): ChildProcess =>
  spawn(process.execPath, [...asProgram, "golf", "copy-events", "--from", from, "--to", to], {
    stdio: "ignore",
  });

test("a copy that is killed continues where it was", async ({ first, server, copyEvents }) => {
  await fill(first, { streams: 300, rounds: 2 });
  const killed = copying(first, server.connectionString);
  const exit = once(killed, "exit");
  server.store.changes.on("appended", () => {
    if (server.store.log.length > 300) killed.kill("SIGKILL");
  });
  expect(await within("the copy ends", exit)).toEqual([null, "SIGKILL"]);
  expect(server.store.log.length).toBeLessThan(1200);

  const { code, output } = await copyEvents(
    "--from",
    first,
    "--to",
    server.connectionString,
    "--json",
  );
  expect(code).toBe(0);
  const { events, added } = JSON.parse(output);
  expect(events).toBe(1200);
  expect(added).toBeLessThan(1000);
  const ids = (await readAll(server.connectionString)).map(({ metadata }) => metadata.eventId);
  expect(ids).toEqual((await readAll(first)).map(({ metadata }) => metadata.eventId));
});
