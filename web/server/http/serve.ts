import { type Effect, Result } from "effect";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { UploadsBusy } from "../../../application/accounts/refusals.ts";
import { ANSWERED_TO } from "../../contract/answeredTo.ts";
import type { Body, Endpoint, Params, Query, Refusal, Success } from "../../contract/endpoint.ts";
import type { CallerOf, CardOf, EntryOf, TournamentIdOf } from "../gate/callers.ts";
import { type Admitted, gateOf } from "../gate/gate.ts";
import {
  answer,
  type Failure,
  type FailureTag,
  type Missing,
  type Outage,
  problems,
} from "../problems/problems.ts";
import { type RequestSession, requestSession } from "../sessions/requestSession.ts";
import { bodyLimitOf } from "./bodyLimit.ts";
import { callerAddress } from "./callerAddress.ts";
import { requestDecoder } from "./decodeRequest.ts";
import { encoderOf } from "./encoderOf.ts";
import { makeReaderTurns } from "./readerTurns.ts";
import type { AppRuntime, AppServices } from "./runtime.ts";
import { uploadedFile } from "./upload.ts";
import { makeUploadTurns, type UploadPlace } from "./uploadTurns.ts";

/** A contract that the server can fulfil: each declared refusal has a row in `problemTable.ts`. */
export type Served = Endpoint & { readonly refusals: ReadonlyArray<FailureTag> };

export interface Call<E extends Endpoint> {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  /** The uploaded file, if the contract asks for one. */
  readonly file: E extends { readonly upload: object } ? Uint8Array : null;
  readonly caller: CallerOf<E>;
  /**
   * The event that the path names, or the event of its card. The gate has checked that it exists.
   */
  readonly tournamentId: TournamentIdOf<E>;
  readonly card: CardOf<E>;
  readonly entry: EntryOf<E>;
  /** Opens and ends sessions. */
  readonly session: RequestSession;
  /** The address of the request, for throttling. */
  readonly address: string;
}

/** A program may fail with the refusals of its contract, with outages, and with missing things. */
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
 * The steps that all routes share: first the gate, then decoding the request. The result of
 * `respond` is sent. (If it returned the reply itself, Fastify would wait for its stream.)
 */
export const bind = <const E extends Served>(
  app: FastifyInstance,
  runtime: AppRuntime,
  contract: E,
  respond: (call: Call<E>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => {
  const admit = gateOf(contract);
  const decode = requestDecoder(contract);
  const uploads = makeUploadTurns();
  // A file is sent while it is worked out, so slow readers would take the places of all others.
  const turnOf = makeReaderTurns({ readers: contract.success.mediaType ? Infinity : 2 });
  const places = new WeakMap<FastifyRequest, UploadPlace>();

  app.route({
    method: contract.method,
    url: contract.path,
    bodyLimit: bodyLimitOf(contract),
    onRequest: async (request, reply) => {
      request.admitted = await runtime.runPromise(admit(request));
      if (request.admitted.caller?.kind === "admin") reply.header(ANSWERED_TO, "admin");
      if (contract.upload) {
        places.set(request, uploads.enter(request.admitted.caller?.id ?? "", reply));
      }
    },
    handler: async (request, reply) => {
      const place = places.get(request);
      const reader = request.admitted?.caller;
      const turn = contract.oneAtATime && reader ? await turnOf(reader.id, reply) : null;
      try {
        // For whoever has gone in the meantime nothing is worked out, and nobody gets this refusal.
        if (turn?.isAwaited === false) return await answer(reply, problems.tooSlow);
        return await handle(request, reply, place);
      } finally {
        place?.leave();
        turn?.end();
      }
    },
  });

  const handle = async (
    request: FastifyRequest,
    reply: FastifyReply,
    place: UploadPlace | undefined,
  ) => {
    const decoded = decode(request);
    if (Result.isFailure(decoded)) return answer(reply, decoded.failure);
    const file = contract.upload ? await uploadedFile(request, contract.upload) : null;
    // For whoever has gone in the meantime nothing is worked on.
    if (place && !(await place.turn())) throw new UploadsBusy({ retryAfter: 1 });
    const rest = { file, session: requestSession(request), address: callerAddress(request) };
    const tournamentId = request.admitted?.tournament?.tournamentId ?? null;
    const admitted = { ...request.admitted, tournamentId };
    const call = { ...admitted, ...decoded.success, ...rest } as unknown as Call<E>;
    return respond(call, request, reply);
  };
};

declare module "fastify" {
  interface FastifyRequest {
    admitted: Admitted | null;
  }
}
