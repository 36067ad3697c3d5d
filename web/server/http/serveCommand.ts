import { randomUUID } from "node:crypto";
import { Effect, Option, Schema } from "effect";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Caller } from "../../../application/access/callers.ts";
import type { CommandContext } from "../../../application/commands/streamHandler.ts";
import { ReadModelProgress } from "../../../application/ports/ReadModelProgress.ts";
import { commandIdOf } from "../../../domain/shared/derivedIds.ts";
import type { Actor, Position } from "../../../domain/shared/recorded.ts";
import { CommandId, Uuid } from "../../../domain/shared/values.ts";
import { CHANGED } from "../../contract/changed.ts";
import type { Success } from "../../contract/endpoint.ts";
import { JSON_TYPE } from "../problems/mediaTypes.ts";
import { changesDuring } from "./changesDuring.ts";
import { encoderOf } from "./encoderOf.ts";
import type { AppRuntime } from "./runtime.ts";
import { type Answered, bind, type Call, type Served } from "./serve.ts";

interface Written<E extends Served> {
  /** If the answer has to be read, it is read after the read models have reached the write. */
  readonly body: Success<E> | Answered<E>;
  /**
   * The position of the last event; a repeated command returns the position of its first run. Null
   * if no event was recorded: reference data can be read at once.
   */
  readonly position: Position | null;
  /**
   * Whether the created thing existed before, because some calls then answer with another status.
   */
  readonly wasThere?: Answered<E, boolean>;
  /** Work continues after the answer: 202. */
  readonly goesOn?: boolean;
}

/** Binds a contract that writes. It answers when its caller can read what was written. */
export const serveCommand = <const E extends Served>(
  app: FastifyInstance,
  runtime: AppRuntime,
  contract: E,
  program: (call: Call<E>, context: CommandContext) => Answered<E, Written<E>>,
  /** Makes the body as text, for an answer of which little changes at a time. */
  textOf?: (success: Success<E>) => string,
) => {
  const encode = textOf ?? encoderOf(contract);
  const { success }: Pick<Served, "success"> = contract;

  bind(app, runtime, contract, async (call, request, reply) => {
    const context = contextOf(call.caller, request);
    const tournamentId = request.admitted?.tournament?.tournamentId ?? null;
    const { status, body } = await runtime.runPromise(
      Effect.gen(function* () {
        const changedBy = tournamentId === null ? null : yield* changesDuring(tournamentId);
        const { body, position, wasThere, goesOn = false } = yield* program(call, context);
        const progress = yield* ReadModelProgress;
        const seen = position === null ? "reached" : yield* progress.waitFor(position);
        const read = (Effect.isEffect(body) ? body : Effect.succeed(body)) as Answered<E>;
        if (seen === "late") {
          return { status: 202, body: yield* whereKnown(Effect.map(read, encode)) };
        }
        if (changedBy && position !== null) reply.header(CHANGED, changedBy(position));
        const isKnown = wasThere !== undefined && (yield* wasThere);
        const status = (isKnown ? success.known : undefined) ?? success.status;
        return { status: goesOn ? 202 : status, body: encode(yield* read) };
      }),
    );
    reply.code(status);
    if (textOf && body !== undefined) reply.type(JSON_TYPE);
    return body;
  });
};

/** The answer to a write that has succeeded, with as much as can already be read. */
const whereKnown = <A, E, R>(read: Effect.Effect<A, E, R>) =>
  Effect.catchCause(read, () => Effect.succeed(undefined));

/** The caller is not signed in yet. */
const visitor: Actor = { kind: "system", id: "visitor" };

const decodeKey = Schema.decodeUnknownOption(Uuid);

/**
 * With a key, a retry is the same command as the first attempt; without a key each attempt is a new
 * command.
 */
const contextOf = (
  caller: Caller | null,
  { method, url, headers, id }: FastifyRequest,
): CommandContext => {
  // The ids are part of the command, so one key may be used for two events. Ids ignore the case.
  const call = `${method} ${url.split("?")[0]?.toLowerCase()}`;
  const actor = caller ? { kind: caller.kind, id: caller.id } : visitor;
  return {
    commandId: Option.match(decodeKey(headers["idempotency-key"]), {
      onNone: () => CommandId.make(randomUUID()),
      onSome: (key) => commandIdOf(actor, call, key),
    }),
    correlationId: id,
    actor,
    occurredAt: new Date().toISOString(),
  };
};
