import { expect, test } from "vitest";
import { doesNotAnswer, placeOf } from "./doesNotAnswer.ts";

test.for([
  ["esdb://events.example.org:2113?tls=false", "events.example.org:2113"],
  ["esdb://golf:secret@127.0.0.1:4712?tls=false", "127.0.0.1:4712"],
  ["esdb://golf:pa/ss@127.0.0.1:4712?tls=false", "127.0.0.1:4712"],
  ["esdb://golf:pa?ss@127.0.0.1:4712/?tls=false", "127.0.0.1:4712"],
  ["esdb+discover://golf:pa#ss@one:2113,two:2113", "one:2113,two:2113"],
  ["esdb://golf:p@ss@127.0.0.1:4712", "127.0.0.1:4712"],
  ["esdb://golf:p:a@127.0.0.1:4712", "127.0.0.1:4712"],
  ["esdb://events.example.org?tlsCAFile=/home/a@b.pem", "events.example.org"],
  ["redis://:secret@127.0.0.1:6379/0", "127.0.0.1:6379"],
  ["redis://golf:1/ss@127.0.0.1:6379/0", "127.0.0.1:6379"],
  ["redis://golf@queue.example.org", "queue.example.org"],
  ["redis://[::1]:6379", "[::1]:6379"],
] as const)("the place of %s is %s", ([url, place]) => {
  expect(placeOf(url)).toBe(place);
});

test("the sentence contains no part of a password", () => {
  const url = "esdb://golf:pa/ss@127.0.0.1:4712?tls=false";
  expect(doesNotAnswer("The event store", "ESDB_URL", url, new Error("gone")).message).toBe(
    "The event store of ESDB_URL (127.0.0.1:4712) does not answer: gone.",
  );
});
