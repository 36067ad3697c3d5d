import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tournamentId } from "../../../domain/scorecard/examples.ts";
import { makeLiveConnections } from "./useLive.ts";

/** A connection whose other end is controlled by the test. */
class Wire extends EventTarget {
  readyState = 0;
  close = vi.fn<() => void>();

  say(model: string, version: number) {
    this.dispatchEvent(new MessageEvent("changed", { data: JSON.stringify({ model, version }) }));
  }

  breaks(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }
}

const CONNECTING = 0;
const CLOSED = 2;

/** A page that is seen until the test hides it. */
class Seen extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";

  turn(visibilityState: DocumentVisibilityState) {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

const setUp = () => {
  const wires: Array<Wire> = [];
  const page = new Seen();
  const invalidateQueries = vi.fn<QueryClient["invalidateQueries"]>(async () => undefined);
  const connect = () => {
    const wire = new Wire();
    wires.push(wire);
    return wire;
  };
  const lines = makeLiveConnections({ invalidateQueries }, { connect, page });
  return { wires, invalidateQueries, lines, page };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what the server names is fetched again", () => {
  const { wires, invalidateQueries, lines } = setUp();
  lines.watch(tournamentId, () => undefined);
  wires[0]?.say("leaderboard", 7);
  vi.runAllTimers();
  const { predicate } = invalidateQueries.mock.lastCall?.[0] ?? {};
  const isFetched = (asked: object, from: ReadonlyArray<string>) =>
    predicate?.({ queryKey: ["/api", asked], meta: { from } } as never);
  expect(isFetched({ eventId: tournamentId }, ["groups", "leaderboard"])).toBe(true);
  expect(isFetched({ eventId: tournamentId }, ["groups"])).toBe(false);
  expect(isFetched({ eventId: "another event" }, ["leaderboard"])).toBe(false);
  expect(isFetched({}, ["leaderboard"])).toBe(true);
});

test("two parts of a page share one line, which closes after the last of them has left", () => {
  const { wires, lines } = setUp();
  const leaveFirst = lines.watch(tournamentId, () => undefined);
  const leaveSecond = lines.watch(tournamentId, () => undefined);
  expect(wires).toHaveLength(1);
  leaveFirst();
  expect(wires[0]?.close).not.toHaveBeenCalled();
  leaveSecond();
  expect(wires[0]?.close).toHaveBeenCalled();
});

test("a break is told, and so is its end", () => {
  const { wires, lines } = setUp();
  const tell = vi.fn<() => void>();
  lines.watch(tournamentId, tell);
  wires[0]?.breaks(CONNECTING);
  expect(lines.isLost(tournamentId)).toBe(true);
  wires[0]?.dispatchEvent(new Event("open"));
  expect(lines.isLost(tournamentId)).toBe(false);
  expect(tell).toHaveBeenCalledTimes(2);
});

test("a line that the browser has given up is opened anew", () => {
  const { wires, lines } = setUp();
  lines.watch(tournamentId, () => undefined);
  wires[0]?.breaks(CLOSED);
  vi.runAllTimers();
  expect(wires).toHaveLength(2);
});

test("a break that the browser mends itself opens no second line", () => {
  const { wires, lines } = setUp();
  lines.watch(tournamentId, () => undefined);
  wires[0]?.breaks(CONNECTING);
  vi.runAllTimers();
  expect(wires).toHaveLength(1);
});

test("a part of a page that has left is not connected again", () => {
  const { wires, lines } = setUp();
  const leave = lines.watch(tournamentId, () => undefined);
  wires[0]?.breaks(CLOSED);
  leave();
  vi.runAllTimers();
  expect(wires).toHaveLength(1);
});

test("a hidden page leaves its line to others, and has one again as soon as it is seen", () => {
  const { wires, lines, page } = setUp();
  const leave = lines.watch(tournamentId, () => undefined);
  page.turn("hidden");
  expect(wires[0]?.close).toHaveBeenCalled();
  vi.runAllTimers();
  expect(wires).toHaveLength(1);
  page.turn("visible");
  expect(wires).toHaveLength(2);
  leave();
  page.turn("hidden");
  page.turn("visible");
  expect(wires).toHaveLength(2);
});
