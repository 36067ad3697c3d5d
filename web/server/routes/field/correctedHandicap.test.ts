import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import type { Club } from "../../testing/club.ts";
import { correct, eighteen, play } from "../../testing/correctedHandicap.ts";
import { ownCard, test } from "../../testing/roundCourse.ts";

const lineOf = async (club: Club, eventId: string, playerId: string) => {
  const board = (await club.superAdmin.get(`/api/events/${eventId}/leaderboard`)).json();
  return board.find((entry: { user: { id: string } }) => entry.user.id === playerId);
};

const inField = async (club: Club, eventId: string, playerId: string) => {
  const field = (await club.superAdmin.get(`/api/events/${eventId}/participants`)).json();
  return field.find(({ id }: { id: string }) => id === playerId);
};

describe("the office corrects the handicap of a player", () => {
  test("on a card that is signed and verified, after the event, and nothing of the card is lost", async ({
    club,
    play: { eventId, ana, ben },
  }) => {
    const card = await play(ana, eventId);
    await play(ben, eventId);
    await ben.send("POST", `/api/scorecards/${card.id}/attest`, {});
    await club.superAdmin.send("POST", `/api/scorecards/${card.id}/verify`);
    await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "completed" });

    const corrected = await correct(club.superAdmin, eventId, ana.id, { handicap: 24 });
    expect([corrected.statusCode, corrected.json()]).toMatchObject([
      200,
      {
        ...{ handicap: 24, profileHandicap: 10 },
        cards: [{ userId: ana.id, roundNumber: 1, before: 10, after: 24 }],
        changes: { attestationsInvalidated: 0 },
      },
    ]);
    const after = await ownCard(ana, eventId);
    expect(after).toMatchObject({
      ...{ playingHandicap: 24, attestationCount: 1, totalStrokes: 72, isVerified: true },
    });
    expect(after.totalAdjustedScore).toBe(72 - 24);
    const line = await lineOf(club, eventId, ana.id);
    expect(line).toMatchObject({ user: { handicap: 24 }, rounds: [{ adjustedScore: 48 }] });

    const history = (await ana.get(`/api/scorecards/${card.id}/history`)).json();
    expect(history.at(-1)).toMatchObject({
      ...{ kind: "handicap_corrected", reason: "Typed 2.4" },
      by: { kind: "admin", id: club.superAdmin.id },
      handicap: { handicapIndex: 24, playingHandicap: 24, tee: "White" },
    });
    const explanation = await ana.get(`/api/scorecards/${card.id}/explain`);
    expect(explanation.json()).toMatchObject({ handicapIndex: 24, playingHandicap: 24 });
  });

  test("a preview shows what changes and writes nothing", async ({
    club,
    play: { eventId, ana, ben },
  }) => {
    const game = { gameType: "skins", gameFormat: "individual", scoring: "net" };
    const skins = { ...game, roundNumbers: [1], holeNumbers: [11], totalPurse: "10.00" };
    const url = `/api/events/${eventId}/side-games`;
    const { id } = (await club.superAdmin.send("POST", url, skins)).json();
    for (const player of [ana, ben]) await player.send("POST", `/api/side-games/${id}/join`, {});
    await play(ana, eventId);
    await play(ben, eventId);

    const seen = await correct(club.superAdmin, eventId, ana.id, { handicap: 24, preview: true });
    expect(seen.json()).toMatchObject({
      handicap: 10,
      cards: [{ before: 10, after: 24 }],
      changes: { sideGames: [{ winnings: [{ userId: ana.id, before: "0.00", after: "10.00" }] }] },
    });
    expect((await ownCard(ana, eventId)).playingHandicap).toBe(10);

    await correct(club.superAdmin, eventId, ana.id, { handicap: 24 });
    const results = (await ana.get(`/api/side-games/${id}/results`)).json();
    expect(results.winnings).toEqual([{ userId: ana.id, amount: "10.00" }]);
  });

  test("from a round on: earlier cards stay, and later ones open with it", async ({
    club,
    play: { eventId, ana },
  }) => {
    await play(ana, eventId, 1);
    await correct(club.superAdmin, eventId, ana.id, { handicap: "+2,1", fromRound: 2 });
    expect(await inField(club, eventId, ana.id)).toMatchObject({ handicap: -2.1 });
    const second = await play(ana, eventId, 2);
    expect([(await ownCard(ana, eventId)).playingHandicap, second.playingHandicap]).toEqual([
      10, -2,
    ]);
  });

  test("every page of the event has the corrected one, before the first card and after it", async ({
    club,
    play: { eventId, ana, ben },
  }) => {
    const { superAdmin } = club;
    const groups = `/api/events/${eventId}/groups`;
    const members = [ana.id, ben.id];
    await superAdmin.send("POST", groups, {
      ...{ groupName: "First", teeTime: "09:00", roundNumber: 1, members },
    });
    const pair = { name: "Aces", player1Id: ana.id, player2Id: ben.id, type: "pair" };
    await superAdmin.send("POST", `/api/admin/events/${eventId}/pairs`, pair);
    const shown = async () => {
      // The tee sheet also makes the printed cards.
      const [group] = (await superAdmin.get(groups)).json();
      const [formed] = (await superAdmin.get(`/api/events/${eventId}/teams`)).json();
      const [line] = (await superAdmin.get(`/api/events/${eventId}/team-leaderboard`)).json();
      const past = `/api/events/${eventId}/leaderboard?asOf=${new Date().toISOString()}`;
      const earlier = (await superAdmin.get(past)).json();
      return [
        (await inField(club, eventId, ana.id)).handicap,
        (await lineOf(club, eventId, ana.id)).user.handicap,
        earlier.find(({ user }: { user: { id: string } }) => user.id === ana.id).user.handicap,
        group.members[0].user.handicap,
        formed.players[0].handicap,
        line.players[0].handicap,
      ];
    };
    const all = (index: number) => Array.from({ length: 6 }, () => index);
    expect(await shown()).toEqual(all(10));
    await correct(superAdmin, eventId, ana.id, { handicap: 24 });
    expect(await shown()).toEqual(all(24));
    await play(ana, eventId);
    await ana.send("PATCH", "/api/user", { handicap: "3" });
    expect(await shown()).toEqual(all(24));
    await correct(superAdmin, eventId, ana.id, { handicap: 12, fromRound: 2 });
    expect(await shown()).toEqual(all(12));
  });

  test("a tee is corrected though the player has scores, and the index of the card stays", async ({
    club,
    play: { courseId, eventId, ana },
  }) => {
    await play(ana, eventId);
    const { tees } = (await club.superAdmin.get(`/api/courses/${courseId}`)).json();
    const red = tees[1].id;
    const corrected = await correct(club.superAdmin, eventId, ana.id, { teeId: red });
    expect(corrected.json()).toMatchObject({ teeId: red, handicap: 10 });
    expect(await ownCard(ana, eventId)).toMatchObject({
      ...{ playingHandicap: 6, tee: { name: "Red" } },
    });
    const back = await correct(club.superAdmin, eventId, ana.id, { teeId: null });
    expect(back.json().teeId).toBe(null);
    expect((await ownCard(ana, eventId)).playingHandicap).toBe(10);

    const foreign = await correct(club.superAdmin, eventId, ana.id, { teeId: randomUUID() });
    expect([foreign.statusCode, foreign.json().message]).toEqual([
      400,
      "This tee is not on the event's course",
    ]);
  });

  test("a card that opens at the same time has the corrected handicap", async ({
    club,
    play: { eventId, ana },
  }) => {
    await Promise.all([
      correct(club.superAdmin, eventId, ana.id, { handicap: 24 }),
      play(ana, eventId, 1, eighteen.slice(0, 1)),
    ]);
    expect((await ownCard(ana, eventId)).playingHandicap).toBe(24);
  });

  test("a repeated call with its key changes nothing more", async ({
    club,
    play: { eventId, ana },
  }) => {
    const card = await play(ana, eventId);
    const key = { "idempotency-key": randomUUID() };
    for (const _ of [1, 2]) {
      const answer = await correct(club.superAdmin, eventId, ana.id, { handicap: 24 }, key);
      expect(answer.json()).toMatchObject({ handicap: 24 });
    }
    const history = (await ana.get(`/api/scorecards/${card.id}/history`)).json();
    const kinds = history.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === "handicap_corrected")).toHaveLength(1);
  });

  test("no handicap is none, and an index of 0.0 is one", async ({
    club,
    play: { eventId, ana },
  }) => {
    await play(ana, eventId);
    const onBoard = async () => (await lineOf(club, eventId, ana.id)).user.handicap;
    const cleared = await correct(club.superAdmin, eventId, ana.id, { handicap: null });
    expect(cleared.json()).toMatchObject({ handicap: null, cards: [{ before: 10, after: 0 }] });
    expect(await onBoard()).toBe(null);
    const scratch = await correct(club.superAdmin, eventId, ana.id, { handicap: 0 });
    expect(scratch.json()).toMatchObject({ handicap: 0, cards: [{ before: 0, after: 0 }] });
    expect(await onBoard()).toBe(0);
  });

  test.for([
    [{ reason: null, handicap: 24 }, 400, "Reason is required"],
    [{}, 400, "Please enter a handicap or choose a tee"],
    [{ handicap: 55 }, 400, "Handicap must be between 0 and 54"],
    [{ handicap: "-2.1" }, 400, "Write a plus handicap as +2.1"],
    [{ handicap: 24, fromRound: 3 }, 400, "This event has 2 rounds"],
  ] as const)(
    "%j is refused",
    async ([correction, status, message], { club, play: { eventId, ana } }) => {
      const refused = await correct(club.superAdmin, eventId, ana.id, correction);
      expect([refused.statusCode, refused.json().message]).toEqual([status, message]);
    },
  );

  test("nobody is corrected who is not in the field, or by others than its administrators", async ({
    club,
    play: { eventId, ana },
  }) => {
    const stranger = await club.newPlayer();
    const nobody = await correct(club.superAdmin, eventId, stranger.id, { handicap: 1 });
    expect([nobody.statusCode, nobody.json().message]).toEqual([404, "Participant not found"]);
    const other = await club.newAdmin();
    expect((await correct(other, eventId, ana.id, { handicap: 1 })).statusCode).toBe(403);
  });
});
