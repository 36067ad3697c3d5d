import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { test } from "../testing/journey.ts";
import { demoPlayer } from "../testing/people.ts";

const jonas = demoPlayer("Jonas");

test.for(["light", "dark"] as const)(
  "rounds are drawn when somebody opens the statistics, in the %s theme",
  async (theme, { visits }) => {
    const phone = await visits.asPhone({ as: jonas, theme });
    await phone.goto("/profile");
    await phone.getByRole("tab", { name: "Rounds" }).click();
    await phone.getByRole("table", { name: "Rounds", exact: true }).waitFor();
    const drawings = () =>
      phone.evaluate(
        () =>
          performance.getEntriesByType("resource").filter(({ name }) => /Statistics/u.test(name))
            .length,
      );
    expect(await drawings()).toBe(0);

    await phone.getByRole("button", { name: "Show Statistics" }).click();
    await phone.getByRole("heading", { name: "Scores by Hole" }).waitFor();
    await phone.getByText(/^Of \d+ holes/u).waitFor();
    expect(await phone.getByRole("figure").count()).toBe(4);
    expect(await drawings()).toBeGreaterThan(0);
    expect(await violationsOn(phone)).toEqual([]);

    await phone.getByRole("heading", { name: "Handicap Record" }).waitFor();
    await phone.getByText("This is no official handicap.", { exact: false }).first().waitFor();
  },
);
