import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import type { HoleScore, TournamentId } from "../../../../domain/shared/values.ts";
import type { Browser } from "../../testing/browser.ts";
import { test } from "../../testing/club.ts";

const enter = async (
  player: Browser,
  eventId: TournamentId,
  roundNumber: number,
  ...holeScores: ReadonlyArray<HoleScore>
) => {
  const url = `/api/events/${eventId}/my-scores`;
  const response = await player.send("POST", url, { roundNumber, holeScores });
  expect(response.statusCode).toBe(200);
};

const linesOf = (csv: string) => csv.replace("\uFEFF", "").split("\r\n");

test("the board can be exported as CSV with the columns of the screen", async ({ club }) => {
  const eventId = await club.newEvent({ numberOfRounds: 2, name: "Summer Open" });
  const ana = await club.newEntrant(eventId, { firstName: "=Ana", lastName: "Ace, Jr" });
  const ben = await club.newEntrant(eventId, { firstName: "Ben", lastName: "Ács" });
  await club.newEntrant(eventId, { firstName: "Cleo", lastName: "Coe" });
  await enter(ana, eventId, 1, bogey4(1), par4(2));
  await enter(ben, eventId, 1, par4(1));
  await enter(ben, eventId, 2, par4(1), { ...par4(2), strokes: 3 });

  const url = `/api/events/${eventId}/leaderboard.csv`;
  const response = await club.superAdmin.get(url);
  expect(response.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="summer-open-leaderboard.csv"',
  });
  expect(linesOf(response.body)).toEqual([
    "POS,PLAYER,TOTAL,THRU,ROUND,R1,R2,STROKES",
    // Ben has begun the second round without having finished the first.
    `1,"'=Ana Ace, Jr",+1,0,-,9,-,9`,
    "2,Ben Ács,-1,2,-1,4,7,11",
    "-,Cleo Coe,-,-,-,-,-,-",
    "",
  ]);

  expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);

  const semicolons = await club.superAdmin.get(`${url}?separator=semicolon`);
  expect(linesOf(semicolons.body).slice(0, 3)).toEqual([
    "POS;PLAYER;TOTAL;THRU;ROUND;R1;R2;STROKES",
    "1;'=Ana Ace, Jr;+1;0;-;9;-;9",
    "2;Ben Ács;-1;2;-1;4;7;11",
  ]);

  const chosen = await club.superAdmin.get(`${url}?view=single-round&scoring=stableford&round=1`);
  expect(linesOf(chosen.body).slice(0, 3)).toEqual([
    "POS,PLAYER,TOTAL,THRU,ROUND,R1,R2,STROKES",
    `1,"'=Ana Ace, Jr",3 pts,2,3 pts,3,-,9`,
    "2,Ben Ács,2 pts,1,2 pts,2,5,4",
  ]);
});

test.for([
  ["asOf=yesterday", "Invalid time"],
  ["round=3", "This event has 2 rounds"],
  ["round=0", "Round must be between 1 and 4"],
  ["round=first", "Round must be between 1 and 4"],
  ["view=sideways", "View must be event-total, single-round or all-rounds"],
  ["separator=tab", "Separator must be comma or semicolon"],
  ["scoring=strokes", "Scoring must be gross, net or stableford"],
] as const)("an export with a wrong query is refused: %s", async ([query, error], { club }) => {
  const eventId = await club.newEvent({ numberOfRounds: 2 });
  const response = await club.superAdmin.get(`/api/events/${eventId}/leaderboard.csv?${query}`);
  expect([response.statusCode, response.json().error]).toEqual([400, error]);
});

test("an earlier board has the field, the scores and the settings of its moment", async ({
  club,
}) => {
  const eventId = await club.newEvent({ numberOfRounds: 1 });
  const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
  await enter(ana, eventId, 1, bogey4(1));
  const moment = new Date().toISOString();
  // Several round trips, so that the next event is recorded later.
  await club.newEntrant(eventId);
  await enter(ana, eventId, 1, par4(1));
  const settings = { numberOfRounds: 3, tieBreak: "countback", status: "completed" };
  const changed = await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, settings);
  expect(changed.statusCode).toBe(200);

  const url = `/api/events/${eventId}/leaderboard`;
  const then = await club.superAdmin.get(`${url}.csv?asOf=${moment}`);
  expect(linesOf(then.body)).toEqual([
    "POS,PLAYER,TOTAL,THRU,ROUND,R1,STROKES",
    "1,Ana Ace,+1,1,+1,5,5",
    "",
  ]);
  const settingsAt = async (query: string) =>
    (await ana.get(`${url}/settings${query}`)).json() as unknown;
  expect(await settingsAt("")).toMatchObject({ ...settings, rounds: [{}, {}, { counts: true }] });
  expect(await settingsAt(`?asOf=${moment}`)).toEqual({
    numberOfRounds: 1,
    tieBreak: "shared",
    status: "upcoming",
    rounds: [{ roundNumber: 1, counts: true, holes: null, reason: null }],
  });
});
