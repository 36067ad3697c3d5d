/** The content type that Fastify sets for JSON. */
export const JSON_TYPE = "application/json; charset=utf-8";
