import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import { cardsOfSheet } from "../../../client/subjects/card/scoreSheetQuery.ts";
import { apply, editHole, score, test } from "../../testing/roundCourse.ts";

test("the score sheet has the same values as the whole cards of the round", async ({
  club,
  play,
}) => {
  const { eventId, ana, ben } = play;
  const event = `/api/events/${eventId}`;
  const first = { ...par4(1), putts: 1, penalties: 1, notes: "In the bunker" };
  const enter = (holeScores: ReadonlyArray<object>) =>
    ana.send("POST", `${event}/my-scores`, { roundNumber: 1, holeScores });
  await enter([first, bogey4(2)]);
  const office = { playerId: ana.id, roundNumber: 1, holeScores: [bogey4(3)] };
  await club.superAdmin.send("POST", `${event}/scoring`, office);
  await enter([{ ...par4(3), basedOn: 6 }]);
  const { id } = await score(ben, eventId, [1]);
  await club.superAdmin.send("POST", `/api/scorecards/${id}/reject`, { reason: "Hole 2?" });

  const sheet = (await club.superAdmin.get(`${event}/rounds/1/score-sheet`)).json();
  const whole = (await club.superAdmin.get(`${event}/scorecards`)).json();
  expect(sheet.length).toBe(1);
  const cards = cardsOfSheet(sheet);
  expect(cards.map((card) => card.rejection?.reason ?? null)).toEqual([null, "Hole 2?"]);
  for (const [index, { disputes, ...card }] of cards.entries()) {
    expect(whole[index]).toMatchObject(card);
    expect(disputes).toEqual(
      whole[index].disputes.map(({ holeNumber }: { readonly holeNumber: number }) => holeNumber),
    );
  }
  expect(cards[0]).toMatchObject({
    disputes: [3],
    scores: [{ holeNumber: 1, strokes: 4, putts: 1, penalties: 1, notes: "In the bunker" }, {}, {}],
  });
  expect((await club.superAdmin.get(`${event}/rounds/2/score-sheet`)).json()).toEqual([]);
});

test("a verified card is verified in the sheet, and its rejection has no effect", async ({
  club,
  play,
}) => {
  const { eventId, ana } = play;
  const { id } = await score(ana, eventId, [1]);
  const card = async () => {
    const path = `/api/events/${eventId}/rounds/1/score-sheet`;
    return (await club.superAdmin.get(path)).json()[0].cards[0];
  };
  await club.superAdmin.send("POST", `/api/scorecards/${id}/reject`, { reason: "Hole 2?" });
  expect(await card()).toMatchObject({ isVerified: false, rejection: { reason: "Hole 2?" } });
  await club.superAdmin.send("POST", `/api/scorecards/${id}/verify`);
  expect(await card()).toMatchObject({ isVerified: true, rejection: null, isComplete: false });
});

test("after the course was applied, the sheet has the new holes", async ({ club, play }) => {
  const { courseId, eventId, ana, ben } = play;
  await score(ana, eventId, [1]);
  await score(ben, eventId, [1]);
  await editHole(club, courseId, 1);
  await apply(club.superAdmin, eventId);
  const path = `/api/events/${eventId}/rounds/1/score-sheet`;
  const [part, ...others] = (await club.superAdmin.get(path)).json();
  expect([part.holes[0].par, part.cards.length, others]).toEqual([5, 2, []]);
});
