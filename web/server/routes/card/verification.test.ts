import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { test as base } from "../../testing/club.ts";

interface Played {
  readonly eventId: TournamentId;
  /** Two players with one hole each. */
  readonly cardIds: readonly [string, string];
}

const test = base.extend<{ readonly played: Played }>({
  played: async ({ club }, use) => {
    const eventId = await club.newEvent();
    const cardOf = async (firstName: string) => {
      const { id }: { readonly id: PlayerId } = await club.newEntrant(eventId, { firstName });
      const body = { playerId: id, roundNumber: 1, holeScores: [par4(1)] };
      const url = `/api/events/${eventId}/scoring`;
      return String((await club.superAdmin.send("POST", url, body)).json().id);
    };
    await use({ eventId, cardIds: [await cardOf("Ana"), await cardOf("Ben")] });
  },
});

test("a verification is taken back once, and the history has the reason", async ({
  club,
  played,
}) => {
  const { superAdmin } = club;
  const url = `/api/scorecards/${played.cardIds[0]}`;
  await superAdmin.send("POST", `${url}/verify`);
  const key = { "idempotency-key": randomUUID() };
  const body = { reason: "The wrong card" };
  for (const _ of ["first", "again"]) {
    const answer = await superAdmin.send("POST", `${url}/unverify`, body, key);
    expect([answer.statusCode, answer.json().verificationStatus]).toEqual([200, "pending"]);
  }
  const refused = await superAdmin.send("POST", `${url}/unverify`, body);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    "This scorecard is not verified",
  ]);
  const history = (await superAdmin.get(`${url}/history`)).json();
  expect(history.at(-1)).toMatchObject({
    kind: "verification_withdrawn",
    holes: [],
    reason: "The wrong card",
  });
});

test("a card that had been sent back is sent back again", async ({ club, played }) => {
  const { superAdmin } = club;
  const url = `/api/scorecards/${played.cardIds[0]}`;
  await superAdmin.send("POST", `${url}/reject`, { reason: "Hole 1?" });
  const verified = (await superAdmin.send("POST", `${url}/verify`)).json();
  expect([verified.isVerified, verified.rejection]).toEqual([true, null]);
  const withdrawn = (await superAdmin.send("POST", `${url}/unverify`, {})).json();
  expect(withdrawn.rejection).toMatchObject({ reason: "Hole 1?" });
});

test("a rejection is taken back once: the card waits for verification again, and the history says so", async ({
  club,
  played,
}) => {
  const { superAdmin } = club;
  const url = `/api/scorecards/${played.cardIds[0]}`;
  const waiting = async () => {
    const queue = await superAdmin.get(`/api/events/${played.eventId}/unverified-scorecards`);
    return queue.json().map(({ id }: { readonly id: string }) => id);
  };
  await superAdmin.send("POST", `${url}/reject`, { reason: "Hole 1?" });
  expect(await waiting()).not.toContain(played.cardIds[0]);
  const key = { "idempotency-key": randomUUID() };
  const body = { reason: "It was another card" };
  for (const _ of ["first", "again"]) {
    const answer = await superAdmin.send("POST", `${url}/unreject`, body, key);
    expect([answer.statusCode, answer.json().rejection]).toEqual([200, null]);
  }
  expect(await waiting()).toContain(played.cardIds[0]);
  const refused = await superAdmin.send("POST", `${url}/unreject`, body);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    "This scorecard is not sent back",
  ]);
  const history = (await superAdmin.get(`${url}/history`)).json();
  expect(history.at(-1)).toMatchObject({ kind: "rejection_withdrawn", ...body });
});

test("a card that was official when it was sent back is official again", async ({
  club,
  played,
}) => {
  const { superAdmin } = club;
  const url = `/api/scorecards/${played.cardIds[0]}`;
  await superAdmin.send("POST", `${url}/verify`);
  const rejected = (await superAdmin.send("POST", `${url}/reject`, { reason: "Hole 1?" })).json();
  expect([rejected.isVerified, rejected.rejection]).toMatchObject([false, { reason: "Hole 1?" }]);
  const withdrawn = (await superAdmin.send("POST", `${url}/unreject`, {})).json();
  expect([withdrawn.isVerified, withdrawn.rejection]).toEqual([true, null]);
});

test("a verification cannot be taken back after the event is completed", async ({
  club,
  played,
}) => {
  const { superAdmin } = club;
  const url = `/api/scorecards/${played.cardIds[0]}`;
  await superAdmin.send("POST", `${url}/verify`);
  await superAdmin.send("PUT", `/api/admin/events/${played.eventId}`, { status: "completed" });
  const refused = await superAdmin.send("POST", `${url}/unverify`, {});
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    "This event is already completed",
  ]);
});

test("several cards are verified in one call, each with its own result", async ({
  club,
  played,
}) => {
  const { superAdmin } = club;
  const unknown = randomUUID();
  const elsewhere = await club.newEvent();
  const body = { scorecardIds: [...played.cardIds, unknown, played.cardIds[0]] };
  const answer = await superAdmin.send("POST", `/api/events/${played.eventId}/verify`, body);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([
    ...played.cardIds.map((scorecardId) => ({ scorecardId, verified: true, error: null })),
    { scorecardId: unknown, verified: false, error: "Scorecard not found" },
  ]);
  const queue = await superAdmin.get(`/api/events/${played.eventId}/unverified-scorecards`);
  expect(queue.json()).toEqual([]);

  const foreign = await superAdmin.send("POST", `/api/events/${elsewhere}/verify`, body);
  expect(foreign.json().map((each: { readonly error: string }) => each.error)).toEqual(
    Array(3).fill("Scorecard not found"),
  );
});

test("several verifications are taken back in one call, each with its own result", async ({
  club,
  played,
}) => {
  const { superAdmin } = club;
  const url = `/api/events/${played.eventId}`;
  const [first, second] = played.cardIds;
  await superAdmin.send("POST", `${url}/verify`, { scorecardIds: [first] });
  const body = { scorecardIds: [first, second] };
  const key = { "idempotency-key": randomUUID() };
  for (const _ of ["first", "again"]) {
    const answer = await superAdmin.send("POST", `${url}/unverify`, body, key);
    expect(answer.json()).toEqual([
      { scorecardId: first, undone: true, error: null },
      { scorecardId: second, undone: false, error: "This scorecard is not verified" },
    ]);
  }
  const history = (await superAdmin.get(`/api/scorecards/${first}/history`)).json();
  const kinds = history.map(({ kind }: { readonly kind: string }) => kind);
  expect(kinds).toEqual(["opened", "scores", "verified", "verification_withdrawn"]);

  await superAdmin.send("POST", `${url}/verify`, body);
  await superAdmin.send("PUT", `/api/admin/events/${played.eventId}`, { status: "completed" });
  const late = await superAdmin.send("POST", `${url}/unverify`, { scorecardIds: [first] });
  expect(late.json()).toEqual([
    { scorecardId: first, undone: false, error: "This event is already completed" },
  ]);
});

test("the cards that wait are counted by what they wait for", async ({ club, played }) => {
  const { superAdmin } = club;
  const { eventId } = played;
  const waiting = async () => (await superAdmin.get(`/api/events/${eventId}/waiting-cards`)).json();
  expect(await waiting()).toEqual({ toVerify: 0, sentBack: 0, disputed: 0 });
  const { id: playerId } = await club.newEntrant(eventId);
  const holeScores = Array.from({ length: 18 }, (_, index) => par4(index + 1));
  const scores = { playerId, roundNumber: 1, holeScores };
  const card = (await superAdmin.send("POST", `/api/events/${eventId}/scoring`, scores)).json();
  await superAdmin.send("POST", `/api/scorecards/${played.cardIds[0]}/reject`, {
    reason: "Whose?",
  });
  expect(await waiting()).toEqual({ toVerify: 1, sentBack: 1, disputed: 0 });
  await superAdmin.send("POST", `/api/scorecards/${card.id}/verify`);
  await superAdmin.send("POST", `/api/scorecards/${played.cardIds[0]}/unreject`, {});
  expect(await waiting()).toEqual({ toVerify: 0, sentBack: 0, disputed: 0 });
});

test("typed cards are signed on paper in one call, until a score changes; the history says so", async ({
  club,
  played,
}) => {
  const { superAdmin } = club;
  const event = `/api/events/${played.eventId}`;
  const [first, second] = played.cardIds;
  const marks = async () =>
    (await superAdmin.get(`${event}/short-scorecards`))
      .json()
      .map(({ isSignedOnPaper }: { readonly isSignedOnPaper?: boolean }) => isSignedOnPaper);
  await superAdmin.send("POST", `/api/scorecards/${second}/verify`);
  const body = { scorecardIds: [first, second] };
  for (const _ of ["first", "again"]) {
    const answer = await superAdmin.send("POST", `${event}/signed-on-paper`, body);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      [
        { scorecardId: first, signed: true, error: null },
        { scorecardId: second, signed: false, error: "This scorecard is already verified" },
      ],
    ]);
  }
  expect(await marks()).toEqual([true, undefined]);
  const card = (await superAdmin.get(`/api/scorecards/${first}`)).json().scorecard;
  const history = (await superAdmin.get(`/api/scorecards/${first}/history`)).json();
  expect([card.isSignedOnPaper, history.at(-1).kind]).toEqual([true, "signed_on_paper"]);

  const back = { scorecardIds: [first], signed: false };
  const answer = await superAdmin.send("POST", `${event}/signed-on-paper`, back);
  expect(answer.json()).toEqual([{ scorecardId: first, signed: false, error: null }]);
  expect(await marks()).toEqual([undefined, undefined]);
  await superAdmin.send("POST", `${event}/signed-on-paper`, { scorecardIds: [first] });
  expect(await marks()).toEqual([true, undefined]);

  const correction = { playerId: card.userId, roundNumber: 1, holeScores: [bogey4(1)] };
  await superAdmin.send("POST", `${event}/scoring`, correction);
  expect(await marks()).toEqual([undefined, undefined]);
});
