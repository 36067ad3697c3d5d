import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { asProgram } from "../../../infrastructure/testing/asProgram.ts";
import { within } from "../../../infrastructure/testing/until.ts";
import { fill, test } from "./testing/stores.ts";

test.for(["SIGINT", "SIGTERM"] as const)(
  "a copy that is interrupted by %s says so in one sentence, and can be repeated",
  async (signal, { first, server, copyEvents }) => {
    await fill(first, { streams: 300, rounds: 2 });
    const args = ["copy-events", "--from", first, "--to", server.connectionString];
    const copying = spawn(process.execPath, [...asProgram, "golf", ...args], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const exit = once(copying, "exit");
    const output = text(copying.stderr);
    server.store.changes.on("appended", () => {
      if (server.store.log.length < 300) return;
      // npm passes on a signal that the terminal has already sent to the program.
      copying.kill(signal);
      copying.kill(signal);
    });
    expect(await within("the copy ends", exit)).toEqual([1, null]);
    expect(await output).toBe("The copy was interrupted: the same command goes on from there.\n");
    server.store.changes.removeAllListeners("appended");
    expect(await copyEvents(...args.slice(1))).toMatchObject({ code: 0 });
  },
);
