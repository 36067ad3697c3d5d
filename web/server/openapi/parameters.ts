import type { Endpoint } from "../../contract/endpoint.ts";
import type { Describe, Json } from "./schemas.ts";

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same key again changes nothing more and answers what then is.",
  schema: { type: "string", format: "uuid" },
};

/** The parameters of path, query and headers. */
export const parametersOf = (contract: Endpoint, describe: Describe): ReadonlyArray<Json> => [
  ...fieldsOf(describe(contract.params)).map((field) => ({ ...field, in: "path", required: true })),
  ...fieldsOf(describe(contract.query)).map((field) => ({ ...field, in: "query" })),
  ...(contract.method === "GET" ? [] : [idempotencyKey]),
];

const fieldsOf = ({ properties = {}, required = [] }: Json) => {
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries(Object(properties)).map(([name, schema]) => ({
    name,
    required: needed.has(name),
    schema,
  }));
};
