import { Array } from "effect";
import { endpoints } from "../../contract/api.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import { Problem } from "../../contract/problem.ts";
import { rules } from "../gate/rules.ts";
import { isSecure, type ServerOptions } from "../http/options.ts";
import { cookieName } from "../sessions/cookies.ts";
import { parametersOf } from "./parameters.ts";
import { responsesOf } from "./responses.ts";
import { type Describe, describeSchemas, type Json } from "./schemas.ts";

const cookie = (name: string) => ({ type: "apiKey", in: "cookie", name });

const securitySchemes = (secure: boolean) => ({
  player: cookie(cookieName("player_session", secure)),
  admin: cookie(cookieName("admin_session", secure)),
});

const security = {
  any: [],
  player: [{ player: [] }],
  admin: [{ admin: [] }],
  either: [{ player: [] }, { admin: [] }],
};

/** The OpenAPI document of every call in the contract. */
export const openApiDocument = (
  options: Pick<ServerOptions, "brand" | "version" | "publicUrl">,
) => {
  const { brand, version } = options;
  const schemas = endpoints.flatMap(([, { params, query, body, success }]) => [
    params,
    query,
    body,
    success.body,
  ]);
  const { components, describe } = describeSchemas([Problem, ...new Set(schemas)]);
  const byPath = Array.groupBy(endpoints, ([, { path }]) => path.replace(/:(\w+)/g, "{$1}"));
  const paths = Object.entries(byPath).map(([path, calls]) => [path, pathItem(calls, describe)]);

  return {
    openapi: "3.1.0",
    info: { title: brand.name, version },
    paths: Object.fromEntries(paths),
    components: { schemas: components, securitySchemes: securitySchemes(isSecure(options)) },
  };
};

const pathItem = (calls: typeof endpoints, describe: Describe) =>
  Object.fromEntries(
    calls.map(([name, contract]) => [
      contract.method.toLowerCase(),
      operation(name, contract, describe),
    ]),
  );

const operation = (name: string, contract: Endpoint, describe: Describe): Json => ({
  operationId: name,
  summary: contract.summary,
  tags: [tagOf(contract)],
  "x-access": contract.access,
  security: security[rules[contract.access].session],
  parameters: parametersOf(contract, describe),
  ...requestBody(contract, describe),
  responses: responsesOf(contract, describe),
});

/** The first meaningful word of the path. */
const tagOf = ({ path }: Endpoint) =>
  path.split("/").find((word) => word !== "" && word !== "api" && word !== "admin") ?? "api";

const requestBody = ({ body, upload }: Endpoint, describe: Describe) => {
  if (upload) return required({ "multipart/form-data": { schema: formOf(upload) } });
  if (body.ast._tag === "Undefined") return {};
  return required({ "application/json": { schema: describe(body) } });
};

const required = (content: Json) => ({ requestBody: { required: true, content } });

const formOf = ({ field }: NonNullable<Endpoint["upload"]>) => ({
  type: "object",
  properties: { [field]: { type: "string", format: "binary" } },
  required: [field],
});
