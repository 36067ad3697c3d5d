import { Schema } from "effect";
import { expect, test } from "vitest";
import { api } from "./api.ts";

test("every call is in the contract exactly once", () => {
  const calls = api.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test("the names in a path are the names of its parameters", () => {
  for (const { path, params } of api) {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const { properties = {} } = Schema.toJsonSchemaDocument(params).schema;
    expect(Object.keys(Object(properties))).toEqual(named);
  }
});

test("when an access is about an event or a card, the path contains its id", () => {
  const aboutEvents = ["registered", "inField", "registeredOrAdmin", "eventAdmin"];
  const aboutCards = ["cardReader", "cardSettler", "cardManager"];
  const aboutGroups = ["groupManager"];
  const aboutSideGames = /^sideGame/;
  const wrong = api.filter(
    ({ access, path }) =>
      (aboutEvents.includes(access) && !path.includes(":eventId")) ||
      (aboutCards.includes(access) && !path.includes(":scorecardId")) ||
      (aboutSideGames.test(access) && !path.includes(":sideGameId")) ||
      (aboutGroups.includes(access) && !path.includes(":groupId")),
  );
  expect(wrong).toEqual([]);
});
