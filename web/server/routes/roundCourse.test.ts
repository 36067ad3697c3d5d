import { describe, expect } from "vitest";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { apply, editHole, holesOf, score, test } from "../testing/roundCourse.ts";

describe("the course of a round", () => {
  test("is the one that its first card found, for all of them", async ({ club, play }) => {
    const { courseId, eventId, ana, ben } = play;
    const first = await score(ana, eventId, [1]);
    await editHole(club, courseId, 1);
    const ahead = (await ben.get(`/api/events/${eventId}/rounds/1/holes`)).json();
    const second = await score(ben, eventId, [1]);
    expect(second.holes).toEqual(first.holes);
    expect(ahead.holes).toEqual(first.holes);
  });

  test("is one also when two first cards come at once, and the course is edited", async ({
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

  test("is not fixed by scores that are refused", async ({ club, play }) => {
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

  test("is told to whoever edits the course, until it is applied", async ({ club, play }) => {
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

  test("of another round is that of its own first card", async ({ club, play }) => {
    const { courseId, eventId, ana } = play;
    await score(ana, eventId, [1]);
    await editHole(club, courseId, 1);
    const ahead = (await ana.get(`/api/events/${eventId}/rounds/2/holes`)).json();
    expect(ahead.holes[0]).toMatchObject({ par: 5, strokeIndex: 18 });
  });
});
