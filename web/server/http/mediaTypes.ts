/** As Fastify says it of what it encodes itself. */
export const JSON_TYPE = "application/json; charset=utf-8";
