import { Result, Schema } from "effect";
import type { FastifyRequest } from "fastify";
import { Uuid } from "../../../domain/shared/values.ts";
import type { Body, Endpoint, Query } from "../../contract/endpoint.ts";
import { type Answer, invalid, problems } from "./problems.ts";

export interface Decoded<E extends Endpoint> {
  readonly query: Query<E>;
  readonly body: Body<E>;
}

/** A query is texts, a body JSON. Every wrong field is found, and the first one answers. */
export const requestDecoder = <const E extends Endpoint>(contract: E) => {
  const decodeQuery = decoder(Schema.toCodecStringTree(contract.query), "query");
  const decodeBody = decoder(contract.body, "body");
  const hasBody = !Schema.is(contract.body)(undefined);

  return (request: FastifyRequest): Result.Result<Decoded<E>, Answer> => {
    if (!hasGoodKey(request)) return Result.fail(problems.badKey);
    // To a schema a list is an object as good as any other.
    if (Array.isArray(request.body)) return Result.fail(problems.notValid);
    if (hasEndlessList(request.body)) return Result.fail(problems.notValid);
    const query = decodeQuery(request.query);
    if (Result.isFailure(query)) return Result.fail(query.failure);
    // Who sends nothing leaves everything out; what a call without a body is sent does not matter.
    const body = decodeBody(hasBody ? (request.body ?? {}) : undefined);
    return Result.map(body, (body) => ({ query: query.success, body }) as Decoded<E>);
  };
};

/** No list in the contract comes near. */
const LONGEST_LIST = 500;

/**
 * A schema looks at every entry of a list, whatever its greatest length, and finds all that is wrong
 * with each: a body of a megabyte would keep everybody else waiting for half a minute.
 */
const hasEndlessList = (body: unknown) =>
  typeof body === "object" &&
  body !== null &&
  Object.values(body).some((field) => Array.isArray(field) && field.length > LONGEST_LIST);

/** Nearly everything is right, and to look for one mistake takes half as long as to look for all. */
const decoder = (schema: Endpoint["body"], part: string) => {
  const decode = Schema.decodeUnknownResult(schema);
  const decodeInDetail = Schema.decodeUnknownResult(schema, { errors: "all" });
  return (value: unknown) => {
    const decoded = decode(value);
    if (Result.isSuccess(decoded)) return Result.succeed(decoded.success);
    return Result.mapError(decodeInDetail(value), (error) => invalid(error, part));
  };
};

const isKey = Schema.is(Schema.UndefinedOr(Uuid));

/** Reads take no key: there is nothing to repeat. */
const hasGoodKey = ({ method, headers }: FastifyRequest) =>
  method === "GET" || method === "HEAD" || isKey(headers["idempotency-key"]);
