import { describe, expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import { apply, editHole, holesOf, score, test } from "../../testing/roundCourse.ts";

describe("the course of a round", () => {
  test("all cards of the round have the course of its first card", async ({ club, play }) => {
    const { courseId, eventId, ana, ben } = play;
    const first = await score(ana, eventId, [1]);
    await editHole(club, courseId, 1);
    const ahead = (await ben.get(`/api/events/${eventId}/rounds/1/holes`)).json();
    const second = await score(ben, eventId, [1]);
    expect(second.holes).toEqual(first.holes);
    expect(ahead.holes).toEqual(first.holes);
  });

  test("two first cards at the same time have the same course, even when it is edited at that moment", async ({
    club,
    play,
  }) => {
    const { courseId, eventId, ana, ben } = play;
    const [one, , other] = await Promise.all([
      score(ana, eventId, [1]),
      editHole(club, courseId, 1),
      score(ben, eventId, [1]),
    ]);
    expect(one.holes).toEqual(other.holes);
  });

  test("scores that are refused do not fix the course", async ({ club, play }) => {
    const { courseId, eventId, ana } = play;
    const holes = await holesOf(ana, courseId);
    const last = `/api/courses/${courseId}/holes/${holes[17].id}`;
    await club.superAdmin.send("DELETE", last);
    const sent = { roundNumber: 1, holeScores: [par4(18)] };
    const refused = await ana.send("POST", `/api/events/${eventId}/my-scores`, sent);
    expect(refused.statusCode).toBe(400);
    const edited = await editHole(club, courseId, 1);
    expect(edited.roundsKept).toEqual([]);
  });

  test("an edit of the course names the rounds that keep the old one, until it is applied", async ({
    club,
    play,
  }) => {
    const { courseId, eventId, ana } = play;
    await score(ana, eventId, [1]);
    const { roundsKept } = await editHole(club, courseId, 1);
    expect(roundsKept).toEqual([{ eventId, eventName: "Summer Open", roundNumber: 1 }]);

    const named = { phone: "01334 466666" };
    const url = `/api/courses/${courseId}`;
    const again = (await club.superAdmin.send("PATCH", url, named)).json();
    expect(again).toMatchObject({ ...named, roundsKept });

    expect((await apply(club.superAdmin, eventId)).json()).toEqual({ changed: 1 });
    const after = (await club.superAdmin.send("PATCH", url, { phone: null })).json();
    expect(after.roundsKept).toEqual([]);
  });

  test("another round has the course of its own first card", async ({ club, play }) => {
    const { courseId, eventId, ana } = play;
    await score(ana, eventId, [1]);
    await editHole(club, courseId, 1);
    const ahead = (await ana.get(`/api/events/${eventId}/rounds/2/holes`)).json();
    expect(ahead.holes[0]).toMatchObject({ par: 5, strokeIndex: 18 });
  });
});
