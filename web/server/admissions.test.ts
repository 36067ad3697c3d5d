import { Effect, Layer } from "effect";
import type { FastifyRequest } from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { Sessions } from "../../application/ports/Sessions.ts";
import { tournamentId } from "../../domain/scorecard/examples.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { LiveUpdates } from "../../projections/liveUpdates.ts";
import { AppliedPositions } from "../../projections/readModelProgress.ts";
import { makeAdmissions } from "./admissions.ts";

const SECOND = 1001;

const admissions = async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const sessions = { ended: 0 as number | null };
  const services = Layer.mergeAll(
    LiveUpdates.layer,
    Layer.mock(Sessions, { ended: () => sessions.ended }),
    Layer.mock(AppliedPositions, { untold: () => 0 }),
  );
  const program = Effect.gen(function* () {
    const { publish } = yield* LiveUpdates;
    return { publish, ...(yield* makeAdmissions) };
  });
  const { publish, begin, of } = await Effect.runPromise(Effect.provide(program, services));

  let version = 0;
  return {
    sessions,
    /** Somebody registers, leaves or is removed. */
    changeField: () => {
      version += 1;
      const model = "registrations";
      const change = { tournamentId, model, version: Position.make(version) };
      return Effect.runPromise(publish(change));
    },
    admit: async (meanwhile: () => unknown = () => {}) => {
      const request = {} as FastifyRequest;
      begin(request);
      await meanwhile();
      return of(request, tournamentId);
    },
  };
};

test("who was let in still is, until a session ends or the field changes", async () => {
  const { sessions, changeField, admit } = await admissions();
  const isStillIn = await admit();
  expect(isStillIn?.()).toBe(true);
  sessions.ended = 1;
  expect(isStillIn?.()).toBe(false);

  const isInAgain = await admit();
  expect(isInAgain?.()).toBe(true);
  await changeField();
  expect(isInAgain?.()).toBe(false);
});

test("nothing is promised of a change that came while the gate was looking", async () => {
  const { changeField, admit } = await admissions();
  expect(await admit(changeField)).toBeNull();
});

test("nor in the second after one: the gate may have seen what was before", async () => {
  const { changeField, admit } = await admissions();
  await changeField();
  expect(await admit()).toBeNull();
  vi.advanceTimersByTime(SECOND);
  expect((await admit())?.()).toBe(true);
});

test("nor while nobody would say that a session has ended", async () => {
  const { sessions, admit } = await admissions();
  const isStillIn = await admit();
  sessions.ended = null;
  expect(isStillIn?.()).toBe(false);
  expect(await admit()).toBeNull();
});
