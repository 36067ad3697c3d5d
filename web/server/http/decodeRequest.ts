import { Result, Schema } from "effect";
import type { FastifyRequest } from "fastify";
import { Uuid } from "../../../domain/shared/values.ts";
import type { Body, Endpoint, Query } from "../../contract/endpoint.ts";
import { type Answer, invalid, problems } from "../problems/problems.ts";

interface Decoded<E extends Endpoint> {
  readonly query: Query<E>;
  readonly body: Body<E>;
}

/** Decodes query and body. All wrong fields are found, and the first one is the answer. */
export const requestDecoder = <const E extends Endpoint>(contract: E) => {
  const decodeQuery = decoder(Schema.toCodecStringTree(contract.query), "query");
  const decodeBody = decoder(contract.body, "body");
  const most = contract.largest?.entries ?? MAX_ENTRIES;
  const hasBody = !Schema.is(contract.body)(undefined);

  return (request: FastifyRequest): Result.Result<Decoded<E>, Answer> => {
    if (!hasGoodKey(request)) return Result.fail(problems.badKey);
    // Without this check a schema would accept a list as an object.
    if (Array.isArray(request.body)) return Result.fail(problems.notValid);
    if (hasEndlessList(request.body, most)) return Result.fail(problems.notValid);
    const query = decodeQuery(request.query);
    if (Result.isFailure(query)) return Result.fail(query.failure);
    // An absent body counts as an empty object. If a call has no body, the received one is ignored.
    const body = decodeBody(hasBody ? (request.body ?? {}) : undefined);
    return Result.map(body, (body) => ({ query: query.success, body }) as Decoded<E>);
  };
};

/** More entries than a list of the contract has, unless it says so. */
const MAX_ENTRIES = 500;

/**
 * A schema checks every entry of a list, even beyond the maximum length, and collects all errors of
 * each: a body of a megabyte would block all other requests for half a minute.
 */
const hasEndlessList = (body: unknown, most: number) =>
  typeof body === "object" &&
  body !== null &&
  Object.values(body).some((field) => Array.isArray(field) && field.length > most);

/**
 * Most requests are valid, and stopping at the first error takes half as long as collecting all
 * errors.
 */
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

/** Reads have no key, because repeating them is harmless. */
const hasGoodKey = ({ method, headers }: FastifyRequest) =>
  method === "GET" || method === "HEAD" || isKey(headers["idempotency-key"]);
