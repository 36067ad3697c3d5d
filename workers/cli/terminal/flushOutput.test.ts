import { once } from "node:events";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { flushOutput } from "./flushOutput.ts";

test("a command waits until a slow reader has taken all lines", async () => {
  const pipe = new PassThrough({ highWaterMark: 16 });
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}\n`).join("");
  let isPrinted = false;
  pipe.write(lines.slice(0, 16));
  pipe.write(lines.slice(16));
  const all = flushOutput(pipe).then(() => (isPrinted = true));
  await once(pipe, "readable");
  expect(isPrinted).toBe(false);

  let taken = "";
  pipe.on("data", (text) => (taken += text));
  await all;
  expect(taken).toBe(lines);
});

test("a command does not wait for a reader that has gone", async () => {
  const pipe = new PassThrough();
  pipe.on("error", () => undefined);
  pipe.destroy(new Error("EPIPE"));
  await expect(flushOutput(pipe)).resolves.toBeUndefined();
});
