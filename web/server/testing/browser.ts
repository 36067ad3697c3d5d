import type { FastifyInstance, InjectOptions } from "fastify";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Somebody's browser: it keeps the cookies that the server sends, and sends JSON. */
export const browserOf = (app: FastifyInstance, cookies: Readonly<Record<string, string>> = {}) => {
  const jar = new Map(Object.entries(cookies));

  const send = async (method: Method, url: string, body?: unknown, headers = {}) => {
    const request: InjectOptions = { method, url, headers, cookies: Object.fromEntries(jar) };
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const response = await app.inject({ ...request, ...payload, headers: { ...type, ...headers } });
    for (const { name, value } of response.cookies) {
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };

  return { send, get: (url: string, headers = {}) => send("GET", url, undefined, headers), jar };
};
export type Browser = ReturnType<typeof browserOf>;
