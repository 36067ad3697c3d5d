import { expect, test } from "vitest";
import type { EventStatus } from "../../contract/event.ts";
import { byRelevance } from "./byRelevance.ts";

const event = (name: string, status: EventStatus, startDate: string | null) => ({
  name,
  status,
  startDate,
});

test("active events come first, then upcoming, completed and cancelled ones, each in order of their dates", () => {
  const events = [
    event("off", "cancelled", "2025-02-01"),
    event("long over", "completed", "2024-06-01"),
    event("late", "upcoming", "2025-08-01"),
    event("open date", "upcoming", null),
    event("over", "completed", "2025-01-05"),
    event("soon", "upcoming", "2025-03-29"),
    event("on", "active", "2025-03-28T08:00:00"),
  ];
  expect(events.toSorted(byRelevance).map(({ name }) => name)).toEqual([
    "on",
    "soon",
    "late",
    "open date",
    "over",
    "long over",
    "off",
  ]);
});
