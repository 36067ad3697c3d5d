import { randomUUID } from "node:crypto";
import { Effect, Layer, ManagedRuntime, Schema } from "effect";
import { expect } from "vitest";
import type { CommandContext } from "../../../application/commands/streamHandler.ts";
import { ReadModelProgress } from "../../../application/ports/ReadModelProgress.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { tournamentId } from "../../../domain/tournament/examples.ts";
import { TournamentNotFound } from "../../../domain/tournament/rejections.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { ask, test as base } from "../testing/frame.ts";
import { callers, type Who } from "../testing/world.ts";
import type { AppRuntime } from "./runtime.ts";
import { serveCommand } from "./serveCommand.ts";

const Signed = Schema.Struct({ waits: Schema.Int });

const signCard = endpoint({
  id: "TEST",
  summary: "For a test",
  method: "POST",
  path: "/api/sign",
  access: "playerOrAdmin",
  success: { status: 201, body: Signed },
});

interface Happening {
  readonly who?: Who;
  readonly key?: string;
  readonly position?: Position | null;
  readonly outcome?: "reached" | "late";
  /** The read models have not reached the write yet. */
  readonly hidden?: boolean;
}

const test = base.extend<{
  /** Sends a command that ends at this position, while the read models are at the other one. */
  readonly sign: (happening: Happening) => Promise<{
    readonly status: number;
    readonly type: unknown;
    readonly body: unknown;
    readonly context: CommandContext | undefined;
    readonly waitedFor: ReadonlyArray<unknown>;
  }>;
}>({
  sign: async ({ world, serving }, use) => {
    const services = Layer.effectContext(Effect.succeed(await world.runtime.context()));

    await use(
      async ({
        who = "registered",
        key,
        position = Position.make(7),
        outcome = "reached",
        hidden,
      }) => {
        const waitedFor: Array<unknown> = [];
        const progress = Layer.succeed(ReadModelProgress, {
          waitFor: (until) => Effect.sync(() => (waitedFor.push(until), outcome)),
        });
        const runtime: AppRuntime = ManagedRuntime.make(Layer.merge(services, progress));
        let context: CommandContext | undefined;
        const app = await serving(() => async (app) => {
          serveCommand(app, runtime, signCard, (_call, sent) => {
            context = sent;
            // Read only now: without the wait, the value would be wrong.
            const body = hidden
              ? Effect.fail(new TournamentNotFound({ tournamentId }))
              : Effect.sync(() => ({ waits: waitedFor.length }));
            return Effect.succeed({ body, position });
          });
        });
        const headers = key ? { "idempotency-key": key } : {};
        const response = await ask(app, who, { method: "POST", url: signCard.path, headers });
        return {
          status: response.statusCode,
          type: response.headers["content-type"],
          body: response.body && response.json(),
          context,
          waitedFor,
        };
      },
    );
  },
});

test("the answer is read after the read models contain the write", async ({ sign }) => {
  const { status, body, waitedFor } = await sign({ position: Position.make(7) });
  expect(status).toBe(201);
  expect(waitedFor).toEqual([7]);
  expect(body).toEqual({ waits: 1 });
});

test("the answer is 202 when the read models are late", async ({ sign }) => {
  expect(await sign({ outcome: "late" })).toMatchObject({ status: 202, body: { waits: 1 } });
});

test("the answer is 202 without a body when the read models are late and show nothing yet", async ({
  sign,
}) => {
  expect(await sign({ outcome: "late", hidden: true })).toMatchObject({ status: 202, body: "" });
  expect(await sign({ hidden: true })).toMatchObject({ status: 404 });
});

test("a command without events does not wait for the read models", async ({ sign }) => {
  expect(await sign({ position: null })).toMatchObject({ status: 201, waitedFor: [] });
});

test("the same key of the same person gives the same command id", async ({ sign }) => {
  const key = randomUUID();
  const idOf = async (happening: Happening) => (await sign(happening)).context?.commandId;
  expect(await idOf({ key })).toBe(await idOf({ key }));
  expect(await idOf({ key })).not.toBe(await idOf({ key, who: "outsider" }));
  expect(await idOf({})).not.toBe(await idOf({}));
});

test("the command contains its actor and the id of its request", async ({ sign }) => {
  const correlationId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  for (const who of ["registered", "superAdmin"] as const) {
    const { kind, id } = callers[who];
    expect((await sign({ who })).context).toMatchObject({ actor: { kind, id }, correlationId });
  }
});
