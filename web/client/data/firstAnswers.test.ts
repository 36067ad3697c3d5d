import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listEvents } from "../../contract/event/events.ts";
import { firstCall } from "../../contract/firstCalls.ts";
import { getUser } from "../../contract/person/session.ts";
import { developmentUser, unfinishedSignOuts } from "../device/storage.ts";
import { fakeStorage } from "../device/testing.ts";
import { firstAnswers, hasJustCome, keepFirstAnswers, readFirstAnswers } from "./firstAnswers.ts";
import { makeQueryClient } from "./queryClient.ts";
import { partOf } from "./read.ts";
import { queryKeys } from "./sessions.ts";

const events = { limit: 3, sort: "relevance" } as const;
const address = "/api/events?limit=3&sort=relevance";
const calls = [firstCall(listEvents, events)];

const kept = (json: string) => {
  const queries = makeQueryClient();
  keepFirstAnswers(queries, calls, readFirstAnswers(json));
  return {
    user: queries.getQueryData(queryKeys.user),
    events: queries.getQueryData(partOf(listEvents, events).queryKey),
  };
};

test("what came with the page need not be asked for", () => {
  const json = JSON.stringify({
    [getUser.path]: { body: null },
    [address]: { total: 7, body: [] },
  });
  expect(kept(json)).toEqual({ user: null, events: { items: [], total: 7 } });
});

test.for([
  ["has not come with the page", "{}"],
  ["cannot be read", JSON.stringify({ [address]: { total: 1, body: [{ id: 1 }] } })],
  ["is no JSON", "<html>"],
])("what %s is asked for as ever", ([, json]) => {
  expect(kept(json ?? "")).toEqual({ user: undefined, events: undefined });
});

test("what came with the page is new for a moment, and what was asked for is not", () => {
  vi.useFakeTimers({ now: 1000 });
  const queries = makeQueryClient();
  const hasCome = () => {
    const { queryKey } = partOf(listEvents, events);
    const state = queries.getQueryState(queryKey) ?? { dataUpdatedAt: 0 };
    return hasJustCome({ state });
  };
  keepFirstAnswers(queries, calls, { [address]: { total: 7, body: [] } });
  expect(hasCome()).toBe(true);
  vi.setSystemTime(2000);
  queries.setQueryData(partOf(listEvents, events).queryKey, { items: [], total: 8 });
  expect(hasCome()).toBe(false);
  keepFirstAnswers(queries, calls, { [address]: { total: 7, body: [] } });
  vi.setSystemTime(10_000);
  expect(hasCome()).toBe(false);
});

/** A browser whose page has an answer. */
const browser = (worker: object | null = null) => {
  const answer = JSON.stringify({ [getUser.path]: { body: null } });
  vi.stubGlobal("document", { getElementById: () => ({ textContent: answer }) });
  vi.stubGlobal("navigator", { serviceWorker: { controller: worker } });
};
beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the answers of the page are taken", () => {
  browser();
  expect(firstAnswers()).toEqual({ [getUser.path]: { body: null } });
});

test("where a worker answers for the pages, it must see the answers itself", () => {
  browser({});
  expect(firstAnswers()).toEqual({});
});

test("nothing is taken for a session whose end the server does not know yet", () => {
  browser();
  unfinishedSignOuts.put("/api/logout", "");
  expect(firstAnswers()).toEqual({});
});

test("nothing is taken for a player whom only this device knows", () => {
  browser();
  developmentUser.write("ana");
  expect(firstAnswers()).toEqual({});
});

test("an answer is taken once, and asked for again after a change", async () => {
  const queries = makeQueryClient();
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue("new");
  keepFirstAnswers(queries, calls, { [address]: { total: 7, body: [] } });
  const query = { queryKey: partOf(listEvents, events).queryKey, queryFn: ask };
  await queries.ensureQueryData(query as never);
  expect(ask).not.toHaveBeenCalled();
  await queries.invalidateQueries();
  expect(await queries.fetchQuery(query as never)).toBe("new");
});
