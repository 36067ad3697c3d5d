import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import { apply, editHole, holesOf, ownCard, score, test } from "../../testing/roundCourse.ts";

describe("applying the course to a round", () => {
  test("every card of the round is scored on the new course: par, strokes received and playing handicap", async ({
    club,
    play,
  }) => {
    const { courseId, eventId, ana, ben } = play;
    const before = await score(ana, eventId, [1, 2]);
    await score(ben, eventId, [1]);
    const id = before.id;
    expect((await ben.send("POST", `/api/scorecards/${id}/attest`, {})).statusCode).toBe(201);
    await editHole(club, courseId, 1);

    expect((await apply(club.superAdmin, eventId)).json()).toEqual({ changed: 2 });
    const after = await ownCard(ana, eventId);
    // A par of 73 reduces the course handicap by one, so the first hole gets no stroke now.
    expect(after).toMatchObject({ playingHandicap: 9, attestationCount: 1, totalStrokes: 8 });
    expect(after.holes[0]).toMatchObject({ par: 5, strokeIndex: 18, strokesReceived: 0 });
    const board = (await ana.get(`/api/events/${eventId}/leaderboard`)).json();
    const line = board.find((entry: { user: { id: string } }) => entry.user.id === ana.id);
    expect(line.rounds[0]).toMatchObject({ par: 9, grossScore: 8, adjustedScore: 7 });

    const history = (await ana.get(`/api/scorecards/${id}/history`)).json();
    expect(history.at(-1)).toMatchObject({
      kind: "course_changed",
      by: { kind: "admin", id: club.superAdmin.id },
      ...{ holes: [], reason: null },
    });
    const asOf = encodeURIComponent(history.at(-2).at);
    const then = (await ana.get(`/api/events/${eventId}/leaderboard?asOf=${asOf}`)).json();
    const earlier = then.find((entry: { user: { id: string } }) => entry.user.id === ana.id);
    expect(earlier.rounds[0]).toMatchObject({ par: 8, grossScore: 8, adjustedScore: 6 });
  });

  test("a card that is opened later has the new course", async ({ club, play }) => {
    const { courseId, eventId, ana, ben } = play;
    await score(ana, eventId, [1]);
    await editHole(club, courseId, 1);
    await apply(club.superAdmin, eventId);
    expect((await score(ben, eventId, [1])).holes[0].par).toBe(5);
  });

  test("a card that is opened at the same time has the new course", async ({ club, play }) => {
    const { courseId, eventId, ana, ben } = play;
    await score(ana, eventId, [1]);
    await editHole(club, courseId, 1);
    await Promise.all([apply(club.superAdmin, eventId), score(ben, eventId, [1])]);
    const [anas, bens] = [await ownCard(ana, eventId), await ownCard(ben, eventId)];
    expect(anas.holes[0].par).toBe(5);
    expect(bens.holes).toEqual(anas.holes);
  });

  test("every player keeps their own tee", async ({ club, play }) => {
    const { courseId, eventId, ana, ben } = play;
    const course = (await club.superAdmin.get(`/api/courses/${courseId}`)).json();
    await club.superAdmin.send("PATCH", `/api/admin/events/${eventId}/participants/${ben.id}`, {
      ...{ action: "tee", teeId: course.tees[1].id },
    });
    await score(ana, eventId, [1]);
    expect((await score(ben, eventId, [1])).tee.name).toBe("Red");
    await editHole(club, courseId, 1);
    await apply(club.superAdmin, eventId);
    const [anas, bens] = [await ownCard(ana, eventId), await ownCard(ben, eventId)];
    expect([anas.tee.name, anas.playingHandicap]).toEqual(["White", 9]);
    expect([bens.tee.name, bens.playingHandicap]).toEqual(["Red", 5]);
  });

  test("a preview shows the changes and writes nothing, and applying makes exactly these changes", async ({
    club,
    play,
  }) => {
    const { courseId, eventId, ana } = play;
    const cleo = await club.newEntrant(eventId, { firstName: "Cleo", handicap: 0 });
    const game = { gameType: "skins", gameFormat: "individual", scoring: "net" };
    const skins = { ...game, roundNumbers: [1], holeNumbers: [1], totalPurse: "10.00" };
    const url = `/api/events/${eventId}/side-games`;
    const { id } = (await club.superAdmin.send("POST", url, skins)).json();
    for (const player of [ana, cleo]) await player.send("POST", `/api/side-games/${id}/join`, {});
    await score(cleo, eventId, [1]);
    const anas = { roundNumber: 1, holeScores: [{ ...par4(1), strokes: 5 }] };
    await ana.send("POST", `/api/events/${eventId}/my-scores`, anas);
    const winnings = async () => (await ana.get(`/api/side-games/${id}/results`)).json().winnings;
    const halved = await winnings();
    await editHole(club, courseId, 1);

    // The hole was halved because of the stroke that Ana received there.
    const before = await ownCard(ana, eventId);
    const preview = await apply(club.superAdmin, eventId, { preview: true });
    expect([preview.statusCode, preview.json()]).toMatchObject([
      200,
      {
        attestationsInvalidated: 0,
        sideGames: [
          { name: "Skins", winnings: [{ userId: cleo.id, before: "0.00", after: "10.00" }] },
        ],
      },
    ]);
    expect([await ownCard(ana, eventId), await winnings()]).toEqual([before, halved]);

    await apply(club.superAdmin, eventId);
    expect(await winnings()).toEqual([{ userId: cleo.id, amount: "10.00" }]);
  });

  test("a repeated call with its key has the same answer, and without a key there is nothing to change", async ({
    club,
    play,
  }) => {
    const { courseId, eventId, ana } = play;
    await score(ana, eventId, [1]);
    await editHole(club, courseId, 1);
    const key = { "idempotency-key": randomUUID() };
    for (const _ of [1, 2]) {
      const answer = await apply(club.superAdmin, eventId, {}, key);
      expect([answer.statusCode, answer.json()]).toEqual([200, { changed: 1 }]);
    }
    const refused = await apply(club.superAdmin, eventId);
    const sentence = "The course has changed nothing for this round";
    expect([refused.statusCode, refused.json().error]).toEqual([409, sentence]);
    const preview = await apply(club.superAdmin, eventId, { preview: true });
    expect([preview.statusCode, preview.json().error]).toEqual([409, sentence]);
  });

  test("a round without a card is refused", async ({ club, play }) => {
    const refused = await apply(club.superAdmin, play.eventId);
    const sentence = "No card of this round has been opened";
    expect([refused.statusCode, refused.json().error]).toEqual([409, sentence]);
  });

  test("a round that the event does not have is refused", async ({ club, play }) => {
    const url = `/api/admin/events/${play.eventId}/rounds/3/course`;
    const refused = await club.superAdmin.send("POST", url, {});
    expect([refused.statusCode, refused.json().error]).toEqual([404, "Round not found"]);
  });

  test("a course that lacks a hole with scores is refused", async ({ club, play }) => {
    const { courseId, eventId, ana, ben } = play;
    const before = await score(ana, eventId, [1]);
    await score(ben, eventId, [18]);
    const holes = await holesOf(ana, courseId);
    await club.superAdmin.send("DELETE", `/api/courses/${courseId}/holes/${holes[17].id}`);
    for (const body of [{ preview: true }, {}]) {
      const refused = await apply(club.superAdmin, eventId, body);
      expect([refused.statusCode, refused.json().error]).toEqual([
        409,
        "Hole 18 has scores in this round and is no longer on the course",
      ]);
    }
    expect((await ownCard(ana, eventId)).holes).toEqual(before.holes);
  });
});
