import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SendState } from "../../../outbox/sender.ts";
import { hole, round1 } from "../../../outbox/testing.ts";
import { SyncChip } from "./SyncChip.tsx";

const entry = (number: number, order: number) => ({
  key: String(order),
  order,
  wasTried: true,
  roundNumber: round1,
  hole: hole(number, 4),
});

const words = (
  state: SendState,
  holes: ReadonlyArray<number>,
  { hasCard = true, isOffline = false } = {},
) => {
  const waiting = holes.map((number, order) => entry(number, order));
  const markup = renderToStaticMarkup(
    <SyncChip queue={{ state, waiting, unread: [] }} hasCard={hasCard} isOffline={isOffline} />,
  );
  return markup.replace(/<[^>]*>/gu, "");
};

test.each([
  ["idle", [], "Saved"],
  ["sending", [3], "Saving..."],
  ["retrying", [3], "1 hole waiting"],
  ["retrying", [3, 4, 5], "3 holes waiting"],
  ["retrying", [3, 3], "1 hole waiting"],
  ["signedOut", [3, 4], "2 holes waiting"],
] as const)("%s with %j waiting reads %s", (state, holes, text) => {
  expect(words(state, holes)).toBe(text);
});

test("before anything was entered there is nothing to tell", () => {
  expect(words("idle", [], { hasCard: false })).toBe("");
});

test("without a network it says so, and what waits comes first", () => {
  expect(words("idle", [], { isOffline: true })).toBe("Offline");
  expect(words("retrying", [3], { isOffline: true })).toBe("1 hole waiting");
});
