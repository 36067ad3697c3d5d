import { type Effect, Result } from "effect";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Body, Endpoint, Params, Query, Refusal, Success } from "../../contract/endpoint.ts";
import type { CallerOf, CardOf, EntryOf, TournamentIdOf } from "../gate/callers.ts";
import { type Admitted, gateOf } from "../gate/gate.ts";
import { type RequestSession, requestSession } from "../sessions/requestSession.ts";
import { bodyLimitOf } from "./bodyLimit.ts";
import { callerAddress } from "./callerAddress.ts";
import { requestDecoder } from "./decodeRequest.ts";
import { encoderOf } from "./encoderOf.ts";
import { answer, type Failure, type FailureTag, type Missing, type Outage } from "./problems.ts";
import type { AppRuntime, AppServices } from "./runtime.ts";
import { uploadedFile } from "./upload.ts";

/** A contract the server can keep: each refusal it declares has a row in `problemTable.ts`. */
export type Served = Endpoint & { readonly refusals: ReadonlyArray<FailureTag> };

export interface Call<E extends Endpoint> {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  /** What was uploaded, where the contract asks for a file. */
  readonly file: E extends { readonly upload: object } ? Uint8Array : null;
  readonly caller: CallerOf<E>;
  /** That the path names, or its card; whoever comes through the gate knows that it is there. */
  readonly tournamentId: TournamentIdOf<E>;
  readonly card: CardOf<E>;
  readonly entry: EntryOf<E>;
  /** Signs in and out. */
  readonly session: RequestSession;
  /** Where the request comes from, for throttling. */
  readonly address: string;
}

/** A program fails with what its contract declares, or when something is down or not there. */
export type Answered<E extends Endpoint, A = Success<E>> = Effect.Effect<
  A,
  Outage | Missing | Extract<Failure, { readonly _tag: Refusal<E> }>,
  AppServices
>;

/** Binds a contract that reads to a program. */
export const serve = <const E extends Served>(
  app: FastifyInstance,
  runtime: AppRuntime,
  contract: E,
  program: (call: Call<E>) => Answered<E>,
) => {
  const encode = encoderOf(contract);
  bind(app, runtime, contract, async (call, _request, reply) => {
    reply.code(contract.success.status);
    return encode(await runtime.runPromise(program(call)));
  });
};

/**
 * What all routes share: who may call comes first, then whether the request can be understood. What
 * `respond` comes to is sent. (To come to the reply itself would make Fastify follow its stream.)
 */
export const bind = <const E extends Served>(
  app: FastifyInstance,
  runtime: AppRuntime,
  contract: E,
  respond: (call: Call<E>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => {
  const admit = gateOf(contract);
  const decode = requestDecoder(contract);

  app.route({
    method: contract.method,
    url: contract.path,
    bodyLimit: bodyLimitOf(contract),
    onRequest: async (request) => {
      request.admitted = await runtime.runPromise(admit(request));
    },
    handler: async (request, reply) => {
      const decoded = decode(request);
      if (Result.isFailure(decoded)) return answer(reply, decoded.failure);
      const file = contract.upload ? await uploadedFile(request, contract.upload) : null;
      const rest = { file, session: requestSession(request), address: callerAddress(request) };
      const tournamentId = request.admitted?.tournament?.tournamentId ?? null;
      const admitted = { ...request.admitted, tournamentId };
      const call = { ...admitted, ...decoded.success, ...rest } as unknown as Call<E>;
      return respond(call, request, reply);
    },
  });
};

declare module "fastify" {
  interface FastifyRequest {
    admitted: Admitted | null;
  }
}
