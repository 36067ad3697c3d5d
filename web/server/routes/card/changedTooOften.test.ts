import { randomUUID } from "node:crypto";
import { Array, Effect } from "effect";
import { expect } from "vitest";
import { EventStore } from "../../../../application/ports/EventStore.ts";
import { ReadModelProgress } from "../../../../application/ports/ReadModelProgress.ts";
import { bogey4, metadata, par4, recorded } from "../../../../domain/scorecard/examples.ts";
import { MAX_CHANGES_BY_PLAYERS } from "../../../../domain/scorecard/recordHoleScores.ts";
import { eventIdOf, scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import { Position } from "../../../../domain/shared/recorded.ts";
import { streams } from "../../../../domain/shared/streams.ts";
import { CommandId, RoundNumber, type ScorecardKey } from "../../../../domain/shared/values.ts";
import { test } from "../../testing/club.ts";

/** Writes the events of a card that has one change left before the limit. */
const changeOften = Effect.fnUntraced(function* (card: ScorecardKey) {
  const store = yield* EventStore;
  const stream = streams.scorecard(card);
  let { revision, position } = yield* store.read(stream);
  const missing = MAX_CHANGES_BY_PLAYERS - 2 - (revision ?? -1);
  // EventStoreDB accepts a megabyte at a time.
  for (const turns of Array.chunksOf(Array.range(1, missing), 500)) {
    const events = turns.map((turn) => {
      const commandId = CommandId.make(randomUUID());
      const by = { ...metadata(0), commandId, eventId: eventIdOf(commandId, 0) };
      const change = recorded(turn % 2 === 0 ? par4(1) : bogey4(1));
      const event = { ...change, scorecardId: scorecardIdOf(card) };
      return { event, metadata: { ...by, tournamentId: card.tournamentId } };
    });
    ({ revision, position } = yield* store.append(stream, events, revision));
  }
  // The next write is answered at once only after the read models have applied all of these.
  const { waitFor } = yield* ReadModelProgress;
  const seen = waitFor(position ?? Position.make(0));
  yield* Effect.repeat(seen, { until: (answer) => answer === "reached" });
});

test("after the limit of changes only administrators change the card", async ({
  club,
  runtime,
}) => {
  const eventId = await club.newEvent();
  const [ana, ben] = [await club.newEntrant(eventId), await club.newEntrant(eventId)];
  const card = { tournamentId: eventId, playerId: ana.id, round: RoundNumber.make(1) };
  const enter = (body: object, headers = {}) =>
    ana.send("POST", `/api/events/${eventId}/my-scores`, body, headers);

  expect((await enter({ roundNumber: 1, holeScores: [par4(1)] })).statusCode).toBe(200);
  await runtime.runPromise(changeOften(card));

  const key = { "idempotency-key": randomUUID() };
  const last = { roundNumber: 1, holeScores: [par4(3)] };
  const more = { roundNumber: 1, holeScores: [par4(2)] };
  expect((await enter(last, key)).statusCode).toBe(200);
  const refused = await enter(more);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    "This scorecard has been changed too often. Please contact the event administrator.",
  ]);
  const path = `/api/scorecards/${scorecardIdOf(card)}`;
  const total = async () => (await ana.get(`${path}/history?limit=1`)).headers["x-total-count"];
  expect(await total()).toBe("2000");

  // Neither a retry of an accepted command nor a repeated value is a change.
  expect((await enter(last, key)).statusCode).toBe(200);
  expect((await enter(last)).statusCode).toBe(200);
  expect(await total()).toBe("2000");

  const correction = { ...more, playerId: ana.id, reason: "From the paper card" };
  const corrected = await club.superAdmin.send(
    "POST",
    `/api/events/${eventId}/scoring`,
    correction,
  );
  expect(corrected.json()).toMatchObject({ scores: [{}, { holeNumber: 2, strokes: 4 }, {}] });
  expect(await total()).toBe("2001");
  expect((await ben.send("POST", `${path}/attest`, {})).statusCode).toBe(201);
});
