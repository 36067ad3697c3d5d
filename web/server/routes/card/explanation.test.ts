import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import { test } from "../../testing/club.ts";

test("every number of a card is explained by its scores, its handicap and the rule", async ({
  club,
}) => {
  const eventId = await club.newEvent({ handicapAllowance: 50, handicapRequired: true });
  const ana = await club.newEntrant(eventId, { handicap: 3 });
  const body = { roundNumber: 1, holeScores: [bogey4(1), par4(3)] };
  const { id } = (await ana.send("POST", `/api/events/${eventId}/my-scores`, body)).json();

  const explained = (await ana.get(`/api/scorecards/${id}/explain`)).json();
  expect(explained).toMatchObject({
    handicapIndex: 3,
    tee: null,
    courseHandicap: 3,
    handicapAllowance: 50,
    playingHandicap: 2,
    formula:
      "No rated tee, so the index counts: 3 = 3 course handicap; × 50% = 1.5, rounded half up: 2",
    totals: { gross: 9, net: 8, points: 4 },
  });
  expect(explained.holes).toHaveLength(18);
  expect(explained.holes.slice(0, 2)).toEqual([
    {
      ...{ holeNumber: 1, par: 4, strokeIndex: 1, strokes: 5, strokesReceived: 1 },
      ...{ isPickedUp: false, net: 4, points: 2 },
      rule: "Stroke index 1, 2 strokes: 1 received. 5 strokes less 1 is net 4. Net 4 on a par 4: 2 pts.",
    },
    {
      ...{ holeNumber: 2, par: 4, strokeIndex: 2, strokes: null, strokesReceived: 1 },
      ...{ isPickedUp: false, net: null, points: null },
      rule: "Stroke index 2, 2 strokes: 1 received.",
    },
  ]);

  const card = (await ana.get(`/api/scorecards/${id}`)).json().scorecard;
  expect(explained.totals).toEqual({
    gross: card.totalGrossScore,
    net: card.totalAdjustedScore,
    points: card.totalStablefordPoints,
  });
});
