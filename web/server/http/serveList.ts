import type { FastifyInstance } from "fastify";
import type { Success } from "../../contract/endpoint.ts";
import { encoderOf } from "./encoderOf.ts";
import type { AppRuntime } from "./runtime.ts";
import { type Answered, bind, type Call, type Served } from "./serve.ts";

/** Part of a list, and the length of the whole list. */
export interface Part<Items> {
  readonly items: Items;
  readonly total: number;
}

type Listed = Served & { readonly success: { readonly isPart: true } };

/** Binds a contract that reads part of a list. A header contains the length of the whole list. */
export const serveList = <const E extends Listed>(
  app: FastifyInstance,
  runtime: AppRuntime,
  contract: E,
  program: (call: Call<E>) => Answered<E, Part<Success<E>>>,
) => {
  const encode = encoderOf(contract);
  bind(app, runtime, contract, async (call, _request, reply) => {
    const { items, total } = await runtime.runPromise(program(call));
    reply.code(contract.success.status).header("x-total-count", total);
    return encode(items);
  });
};
