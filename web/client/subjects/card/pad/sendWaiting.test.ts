import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ana, ben, tournamentId } from "../../../../../domain/scorecard/examples.ts";
import { HoleNumber, type PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import { fakeStorage } from "../../../device/testing.ts";
import { hole, measured, round1 } from "../../../outbox/testing.ts";
import { sendWaiting } from "./sendWaiting.ts";
import { entriesOf, isRecordWaiting, waitingOf } from "./waitingEntry.ts";

const cup = TournamentId.make("00000000-0000-4000-8000-0000000000c0");
const told = vi.fn<(title: string, what?: unknown) => void>();
const toasts = {
  toast: ({ title, description }: { readonly title?: string; readonly description?: string }) =>
    told(String(title), description),
  toastError: (title: string) => (error: unknown) => told(title, String(error)),
};
const storage = fakeStorage();
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

/** Stored, but the server cannot show it yet. */
const stored = () => new Response(null, { status: 202 });
const outage = () => Promise.reject(new TypeError("no network"));
const server = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  storage.kept.clear();
  told.mockReset();
  server.mockReset().mockImplementation(async () => stored());
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", server);
});
afterEach(() => vi.unstubAllGlobals());

const enter = (playerId: PlayerId, id: TournamentId, number: number, strokes = 4) =>
  entriesOf(playerId, id).add({
    key: `${playerId} ${id} ${number} ${strokes}`,
    roundNumber: round1,
    hole: hole(number, strokes),
  });

const send = (playerId: PlayerId) => sendWaiting(new QueryClient(), toasts, playerId);

test("what waits of a player is sent for every event, and nothing of another player", async () => {
  enter(ana, tournamentId, 1);
  enter(ana, tournamentId, 2);
  enter(ana, cup, 1);
  enter(ben, cup, 9);
  const end = send(ana);
  await expect.poll(() => waitingOf(ana)).toBeNull();
  end();
  expect(server).toHaveBeenCalledTimes(3);
  expect(waitingOf(ben)).toBe("1 hole");
});

test("what could not be sent goes out when the network returns, but not once the player has left", async () => {
  server.mockImplementation(outage);
  enter(ana, tournamentId, 1);
  const end = send(ana);
  await expect.poll(() => server).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event("online"));
  await expect.poll(() => server).toHaveBeenCalledTimes(2);

  end();
  page.dispatchEvent(new Event("online"));
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(server).toHaveBeenCalledTimes(2);
  expect(waitingOf(ana)).toBe("1 hole");
});

test("a distance goes to its game, and is told in its words when it arrives or is refused", async () => {
  const list = entriesOf(ana, tournamentId);
  const entry = measured(ana, 3, 12.5);
  list.add({ key: "first", ...entry });
  const end = send(ana);
  await expect.poll(() => told).toHaveBeenCalledWith("Distance saved", entry.words);
  const [address, request] = server.mock.lastCall as unknown as [string, RequestInit];
  expect(address).toBe(`/api/side-games/${entry.sideGameId}/entries`);
  expect(request.headers).toMatchObject({ "idempotency-key": "first", "x-player-id": ana });
  end();

  const refusal = { error: "This side game is not open", message: "This side game is not open" };
  server.mockImplementation(async () => Response.json(refusal, { status: 409 }));
  list.add({ key: "second", ...measured(ana, 3, 9) });
  expect(waitingOf(ana)).toBe("1 entry");
  const waitsOn = (hole: number) =>
    isRecordWaiting(ana, tournamentId, entry.sideGameId, HoleNumber.make(hole));
  expect([waitsOn(3), waitsOn(4)]).toEqual([true, false]);
  const endAgain = send(ana);
  await expect.poll(() => waitingOf(ana)).toBeNull();
  expect(told).toHaveBeenLastCalledWith(
    "Not saved. 9 feet on hole 3",
    expect.stringContaining("This side game is not open"),
  );
  endAgain();
});

test("a hole that was changed twice is one hole that waits", () => {
  enter(ana, tournamentId, 1, 4);
  const list = entriesOf(ana, tournamentId);
  for (const entry of list.all()) list.markTried(entry, entry.key);
  enter(ana, tournamentId, 1, 5);
  enter(ana, cup, 1);
  expect(list.all()).toHaveLength(2);
  expect(waitingOf(ana)).toBe("2 holes");
});
