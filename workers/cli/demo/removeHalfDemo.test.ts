import { randomUUID } from "node:crypto";
import { Effect, Fiber } from "effect";
import { expect } from "vitest";
import { CommandId } from "../../../domain/shared/values.ts";
import { head, test } from "../import/testing/product.ts";
import { demoContents, removeDemo } from "./removeDemo.ts";
import { demoAtStart, seedDemo } from "./seedDemo.ts";

test("the rest of an interrupted seed is removed and not seeded again", async ({ product }) => {
  const left = Effect.gen(function* () {
    const seeding = yield* Effect.forkChild(seedDemo());
    while ((yield* head) < 3) yield* Effect.sleep("1 millis");
    yield* Fiber.interrupt(seeding);
    return yield* demoContents;
  });
  const contents = await product.runPromise(left);
  expect(contents.players).toHaveLength(24);
  const context = {
    commandId: CommandId.make(randomUUID()),
    correlationId: "a test",
    actor: { kind: "cli", id: "golf" } as const,
    occurredAt: new Date().toISOString(),
  };
  await product.runPromise(removeDemo(contents, context));
  const after = await product.runPromise(head);
  expect(await product.runPromise(demoAtStart)).toBeNull();
  expect(await product.runPromise(head)).toBe(after);
});
