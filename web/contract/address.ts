import { Schema } from "effect";
import type { Endpoint } from "./endpoint.ts";

/** The address of a call, with the values of its path and its query. */
export const addressOf = (
  contract: Pick<Endpoint, "path" | "params" | "query">,
  params: unknown,
  query: unknown,
): string => {
  const encoded = Object(textsOf(contract.params)(params));
  const search = new URLSearchParams(Object(textsOf(contract.query)(query)));
  const path = contract.path.replace(/:(\w+)/g, (_, name) => {
    // Who reads gives the values of both in one object.
    if (query === params) search.delete(name);
    return encodeURIComponent(encoded[name]);
  });
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
};

const textsOf = (schema: Endpoint["params"]) =>
  Schema.encodeUnknownSync(Schema.toCodecStringTree(schema));
