import { Cause, ConfigProvider, Effect } from "effect";
import { afterEach, expect, test, vi } from "vitest";
import { loggerFor } from "../../web/server/http/options.ts";
import { logging } from "./logging.ts";
import { sayAs } from "./say.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** What a process writes: each line is read as `jq` reads it. */
const written = async (work: Effect.Effect<unknown>, env: Record<string, string> = {}) => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const settings = ConfigProvider.layer(ConfigProvider.fromEnv({ env }));
  await work.pipe(
    Effect.provide(logging("projector 2")),
    Effect.provide(settings),
    Effect.runPromise,
  );
  return log.mock.calls.map(([line]) => JSON.parse(String(line)));
};

const common = {
  time: expect.any(Number),
  pid: process.pid,
  hostname: expect.any(String),
  process: "projector 2",
};

test("an error is one line, with a number for its level, its process, and the reason under err", async () => {
  const lines = await written(Effect.logError("read models wait", new Error("gone\naway")));
  const err = { type: "Error", message: "gone\naway", stack: expect.stringContaining("gone") };
  expect(lines).toEqual([{ ...common, level: 50, msg: "read models wait", err }]);
});

test("annotations and the fields of an object are fields of the line, and replace none of its own", async () => {
  const work = Effect.logWarning("nobody was told", { event: 7n, level: "loud", process: "other" });
  expect(await written(Effect.annotateLogs(work, { job: "mail" }))).toEqual([
    { ...common, level: 40, msg: "nobody was told", event: "7", job: "mail" },
  ]);
});

test("the cause of a failure is the error of the line", async () => {
  const lines = await written(Effect.logWarning("the job failed", Cause.fail(new Error("no"))));
  expect(lines).toMatchObject([{ msg: "the job failed", err: { message: "no" } }]);
});

test("LOG_LEVEL decides which lines are written", async () => {
  expect(await written(Effect.logInfo("well"), { LOG_LEVEL: "warn" })).toEqual([]);
});

test("the server's own lines name the process, too", () => {
  expect(loggerFor({ logLevel: "info", processName: "server 1" })).toMatchObject({
    base: { process: "server 1", pid: process.pid },
  });
});

test("what the operator is told at the start is prose on a terminal, and otherwise a line of the log", () => {
  const write = vi.fn<(text: string) => void>();
  const sentence = "Wicked Golf is open at http://localhost:3000";
  sayAs("main", { isTTY: true, write })(sentence, "And more.");
  expect(write.mock.calls.flat()).toEqual([`${sentence}\n`, "And more.\n"]);
  write.mockClear();
  sayAs("main", { isTTY: false, write })(sentence);
  const lines = write.mock.calls.flat().map((text) => JSON.parse(text));
  expect(lines).toEqual([{ ...common, process: "main", level: 30, msg: sentence }]);
});
