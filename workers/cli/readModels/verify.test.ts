import { Console, Effect, Layer, Stream } from "effect";
import { expect, test } from "vitest";
import { EventLog, type Proof } from "../../../application/ports/EventLog.ts";
import { type Difference, ProjectionAdmin } from "../../../application/ports/ProjectionAdmin.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { verify } from "./verify.ts";

const projection = "leaderboard";

interface Found {
  /** Where the log ends. */
  readonly head: number;
  readonly json?: boolean;
  /** Nothing where the store seals no events. */
  readonly proof?: ReadonlyArray<Proof>;
  readonly differences?: ReadonlyArray<Difference>;
}

/** The output about a read model that has applied nothing. */
const verified = async ({ head, json = false, proof = [], differences = [] }: Found) => {
  const position = Position.make(0);
  const state = { projection, position, head: Position.make(head), behind: head, failed: null };
  const admin = Layer.succeed(ProjectionAdmin, {
    status: Effect.succeed([state]),
    longStreams: Effect.succeed([]),
    rebuild: () => Stream.empty,
    verify: () => Stream.make({ position, head: position, differences }),
  });
  const sealed = Layer.mock(EventLog, {
    proof: Stream.fromIterable(proof),
    head: Effect.succeed(Position.make(head)),
    appended: Stream.empty,
  });
  const printed: Array<unknown> = [];
  const log = (line: unknown) => printed.push(line);
  const recorder = Layer.succeed(Console.Console, { ...console, log });
  const refusal = await Effect.runPromise(
    verify([projection], json).pipe(
      Effect.match({ onFailure: ({ message }) => message, onSuccess: () => null }),
      Effect.provide(Layer.mergeAll(admin, sealed, recorder)),
    ),
  );
  return { printed, refusal };
};

const problem =
  "The read model leaderboard has not read the log yet (position 0 of 931): " +
  "start the product, or rebuild it.";

const refusal = "Not compared yet: leaderboard.";

test("a read model that has not read the log is not compared", async () => {
  expect(await verified({ head: 931 })).toEqual({ printed: [problem], refusal });
});

test("JSON says that a read model was not compared", async () => {
  const { printed, ...ended } = await verified({ head: 931, json: true });
  expect(ended).toEqual({ refusal });
  expect(JSON.parse(String(printed))).toEqual([
    { projection, position: null, differences: null, problem },
  ]);
});

test("a read model without events is right when the log is empty", async () => {
  expect(await verified({ head: 0 })).toEqual({
    printed: ["leaderboard agrees with the events up to position 0."],
    refusal: null,
  });
});

const difference: Difference = {
  ...{ table: "card", key: [1], column: "strokes", stored: 3, expected: 4 },
};
const row = "card 1 strokes: stored 3, expected 4";
const proofOf = (broken: Proof["broken"]): Proof => ({
  ...{ position: Position.make(9), head: Position.make(9), broken },
});

test.for([
  {
    when: "the events are right",
    proof: [proofOf(null)],
    line: "The events are as they were appended up to position 9.",
    refusal:
      "Does not agree: leaderboard. The events are as they were appended: rebuild it to correct it.",
  },
  {
    when: "the events were changed",
    proof: [proofOf({ after: Position.make(2), upTo: Position.make(7) })],
    line: "The events after position 2 up to 7 are not as they were appended.",
    refusal:
      "Does not agree: events, leaderboard. The events were changed by hand: rebuild nothing, and compare them with a backup or with the records of their tournaments.",
  },
  {
    when: "the last events were removed",
    proof: [proofOf({ after: Position.make(9), upTo: Position.make(9) })],
    line: "The events after position 9 are not as they were appended: some were removed.",
    refusal:
      "Does not agree: events, leaderboard. The events were changed by hand: rebuild nothing, and compare them with a backup or with the records of their tournaments.",
  },
])("a rebuild is advised only when $when", async ({ proof, line, refusal }) => {
  const found = await verified({ head: 0, proof, differences: [difference] });
  expect(found.printed).toEqual([line, row]);
  expect(found.refusal).toBe(refusal);
});

test("where no seal proves the events, both sides are named", async () => {
  const found = await verified({ head: 0, differences: [difference] });
  expect(found).toEqual({
    printed: [row],
    refusal:
      "Does not agree: leaderboard. Either the rows or the events were changed: compare the events with a record or a backup before you rebuild anything.",
  });
});
