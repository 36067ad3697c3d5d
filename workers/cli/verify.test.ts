import { Console, Effect, Layer, Stream } from "effect";
import { expect, test } from "vitest";
import { ProjectionAdmin } from "../../application/ports/ProjectionAdmin.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { verify } from "./verify.ts";

const projection = "leaderboard";

/** The output about a read model that has applied nothing, while the log ends at `head`. */
const verified = async (head: number, json = false) => {
  const position = Position.make(0);
  const state = { projection, position, head: Position.make(head), behind: head, failed: null };
  const admin = Layer.succeed(ProjectionAdmin, {
    status: Effect.succeed([state]),
    longStreams: Effect.succeed([]),
    rebuild: () => Stream.empty,
    verify: () => Stream.make({ position, head: position, differences: [] }),
  });
  const printed: Array<unknown> = [];
  const log = (line: unknown) => printed.push(line);
  const recorder = Layer.succeed(Console.Console, { ...console, log });
  const refusal = await Effect.runPromise(
    verify([projection], json).pipe(
      Effect.match({ onFailure: ({ message }) => message, onSuccess: () => null }),
      Effect.provide(Layer.merge(admin, recorder)),
    ),
  );
  return { printed, refusal };
};

const problem =
  "The read model leaderboard has not read the log yet (position 0 of 931): " +
  "start the product, or rebuild it.";

const refusal = "Not compared yet: leaderboard.";

test("a read model that has not read the log is not compared", async () => {
  expect(await verified(931)).toEqual({ printed: [problem], refusal });
});

test("JSON says that a read model was not compared", async () => {
  const { printed, ...ended } = await verified(931, true);
  expect(ended).toEqual({ refusal });
  expect(JSON.parse(String(printed))).toEqual([
    { projection, position: null, differences: null, problem },
  ]);
});

test("a read model without events is right when the log is empty", async () => {
  expect(await verified(0)).toEqual({
    printed: ["leaderboard agrees with the events up to position 0."],
    refusal: null,
  });
});
