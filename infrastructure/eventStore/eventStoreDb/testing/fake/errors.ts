import grpc from "@grpc/grpc-js";
import type { Expected } from "./records.ts";

/** The error with which a call ends. The client distinguishes errors by the header `exception`. */
export const failure = (
  code: grpc.status,
  details: string,
  headers: Readonly<Record<string, string>> = {},
) => {
  const metadata = new grpc.Metadata();
  for (const [name, value] of Object.entries(headers)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata });
};

export type Failure = ReturnType<typeof failure>;

const { FAILED_PRECONDITION, INVALID_ARGUMENT, UNAUTHENTICATED, UNAVAILABLE, UNKNOWN } =
  grpc.status;

export const lost = () => failure(UNAVAILABLE, "The connection was lost");
export const unauthenticated = () => failure(UNAUTHENTICATED, "Unauthenticated");
export const thrownByHandler = () => failure(UNKNOWN, "Exception was thrown by handler.");
export const unexpectedStreamResult = () => failure(UNKNOWN, "Unexpected ReadStreamResult: Error");
export const unexpectedAllResult = () => failure(UNKNOWN, "Unexpected ReadAllResult: Error");

export const streamDeleted = (stream: string) =>
  failure(FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: "stream-deleted",
    "stream-name": stream,
  });

export const tooLarge = (limit: number) =>
  failure(INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: "maximum-append-size-exceeded",
    "maximum-append-size": String(limit),
  });

const versionOf = (expected: Expected) =>
  typeof expected === "bigint"
    ? String(expected)
    : { any: "-2", no_stream: "-1", stream_exists: "-4" }[expected];

export const deleteMoved = (stream: string, expected: Expected, current: bigint) =>
  failure(
    FAILED_PRECONDITION,
    `Delete failed due to WrongExpectedVersion. Stream: ${stream}, ` +
      `Expected version: ${versionOf(expected)}, Actual version: ${current}`,
    {
      exception: "wrong-expected-version",
      "stream-name": stream,
      "expected-version": versionOf(expected),
      "actual-version": String(current),
    },
  );
