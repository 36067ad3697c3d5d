import { expect, test } from "vitest";
import { listEvents } from "../../contract/event/events.ts";
import { firstCall } from "../../contract/firstCalls.ts";
import { getUser } from "../../contract/person/session.ts";
import { keepFirstAnswers, readFirstAnswers } from "./firstAnswers.ts";
import { makeQueryClient } from "./queryClient.ts";
import { queryKeys } from "./queryKeys.ts";
import { partOf } from "./read.ts";

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
