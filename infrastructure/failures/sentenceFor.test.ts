import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import { ReferenceDataUnavailable } from "../../application/ports/ReferenceData.ts";
import { CourseMissing } from "../../application/scorecard/refusals.ts";
import { tournamentId } from "../../domain/scorecard/examples.ts";
import { WrongSetting } from "../config/setting.ts";
import { sentenceFor } from "./sentenceFor.ts";

const failureOf = async (port: number, host: string) => {
  const server = createServer().listen(port, host);
  const [error] = await once(server, "error");
  return error;
};

test("a failure of the product has its own sentence", () => {
  const error = new WrongSetting({ message: "PORT must be a whole number." });
  expect(sentenceFor(error)).toBe("PORT must be a whole number.");
});

test("a port that is in use is reported in one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  expect(sentenceFor(await failureOf(port, "127.0.0.1"))).toBe(
    `Port ${port} is in use: another program listens there. Set PORT to a free one.`,
  );
});

test("a host that is not an address of this computer is reported in one sentence", async () => {
  expect(sentenceFor(await failureOf(0, "192.0.2.1"))).toBe(
    'HOST must be an address of this computer, not "192.0.2.1".',
  );
});

test.each([
  [Object.assign(new Error("x"), { code: "EACCES", syscall: "mkdir", path: "/a" }), /^\/a cannot/],
  [
    new TypeError("x is not\n  a function"),
    /^The program failed .*TypeError: x is not a function.$/,
  ],
  ["\u001b[31mred\u202e", "The program failed unexpectedly: \\u001b[31mred\\u202e."],
  [
    new ReferenceDataUnavailable({ cause: Object.assign(new Error("x"), { code: "53100" }) }),
    /^The disk of the database is full: free some of it where DATA_DIR is, .*[.]$/,
  ],
  [
    Object.assign(new Error("x"), { code: "ENOSPC", syscall: "write" }),
    "The program cannot go on: the disk is full.",
  ],
  [
    Object.assign(new Error("permission denied for database golf"), { code: "42501" }),
    "The role of the database lacks a right: permission denied for database golf.",
  ],
  ["gone", "The program failed unexpectedly: gone."],
  [new CourseMissing({ tournamentId }), /^This could not be done: course missing.$/],
  [
    new EventStoreUnavailable({ cause: new Error("it hung up") }),
    /^This could not be done: event store unavailable: it hung up.$/,
  ],
  [
    new WrongSetting({ message: "no postgres://app:secret@db/golf" }),
    "postgres://app:***@db/golf.",
  ],
])("%s is one line with a full stop and no password", (error, says) => {
  expect(sentenceFor(error)).toMatch(says);
});
