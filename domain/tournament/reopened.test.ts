import { describe, test } from "vitest";
import { tournamentDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import { at, change, changed, created, moved } from "./examples.ts";

const { given } = scenario(tournamentDecider);

const started = created({ startDate: at("2026-06-06"), endDate: at("2026-06-07") });
const later = { endDate: at("2026-06-08") };
const onMonday = (...edit: Parameters<typeof change>) => ({
  ...change(...edit),
  today: at("2026-06-08"),
});

describe("a later end", () => {
  test("opens a tournament that the clock completed", () =>
    given(started, moved("active", "completed", "schedule"))
      .when(onMonday(later))
      .then(changed(later), moved("completed", "active", "admin")));

  test("leaves one that was completed by hand, until its status is set too", () =>
    given(started, moved("active", "completed", "admin"))
      .when(onMonday(later))
      .then(changed(later)));

  test("changes nothing about the status if it is past", () => {
    const sunday = { endDate: at("2026-06-06") };
    return given(started, moved("active", "completed", "schedule"))
      .when(onMonday(sunday))
      .then(changed(sunday));
  });
});
