import { Schema } from "effect";
import type { Endpoint, Success } from "../../contract/endpoint.ts";

export const encoderOf = <const E extends Endpoint>(contract: E) =>
  Schema.encodeSync(contract.success.body) as (success: Success<E>) => unknown;
