import { expect, test, vi } from "vitest";
import { gatherLines } from "./logLines.ts";

test("lines that come together are written together, in order and each once", async () => {
  const written: Array<string> = [];
  const log = gatherLines((text) => written.push(text));
  log.write("one\n");
  log.write("two\n");
  await vi.waitFor(() => expect(written).toEqual(["one\ntwo\n"]));
  log.write("three\n");
  process.emit("exit", 0);
  expect(written).toEqual(["one\ntwo\n", "three\n"]);
});
