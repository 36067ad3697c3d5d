import fc from "fast-check";
import { expect, test } from "vitest";
import { tournamentId } from "../../../../domain/scorecard/examples.ts";
import { settings } from "../../../../domain/testing/arbitraries.ts";
import type { TournamentRow } from "../../../../projections/tournaments/queries.ts";
import { strangersEvent } from "./strangersEvent.ts";

const row = (chosen: TournamentRow["settings"]) =>
  ({ tournament_id: tournamentId, status: "upcoming", settings: chosen }) as TournamentRow;

test("strangers cannot tell events apart that have the same name, dates and place", () => {
  fc.assert(
    fc.property(settings, settings, (one, other) => {
      const { name, startDate, endDate, location } = one;
      const alike = { ...other, name, startDate, endDate, location };
      expect(strangersEvent(row(alike))).toEqual(strangersEvent(row(one)));
    }),
  );
});
