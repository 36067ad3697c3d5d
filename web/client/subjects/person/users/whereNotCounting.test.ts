import { expect, test } from "vitest";
import type { UserRegistration } from "../../../../contract/person/users.ts";
import { notCountingText, whereNotCounting } from "./whereNotCounting.ts";

const running = {
  ...{ eventId: "a", eventName: "Summer Open", eventStatus: "active", status: "registered" },
  ...{ handicap: 2.4, mayManage: true },
} as UserRegistration;

test("a running event that is played with another handicap is named", () => {
  expect(whereNotCounting([running], 24)).toEqual([running]);
  expect(whereNotCounting([running], 2.4)).toEqual([]);
  expect(whereNotCounting([{ ...running, handicap: null }], 0)).toHaveLength(1);
});

test("events that are over or to come, and those without a place, say nothing", () => {
  const others: ReadonlyArray<Partial<UserRegistration>> = [
    { eventStatus: "upcoming" },
    { eventStatus: "completed" },
    { status: "cancelled" },
  ];
  expect(
    whereNotCounting(
      others.map((each) => ({ ...running, ...each })),
      24,
    ),
  ).toEqual([]);
});

test("the sentence names both handicaps", () => {
  expect(notCountingText("Summer Open", 2.4, 24)).toBe(
    "Summer Open is played with 2.4: 24.0 does not count there yet.",
  );
  expect(notCountingText("Summer Open", null, -2.1)).toBe(
    "Summer Open is played with no index: +2.1 does not count there yet.",
  );
});
