import type { FastifyInstance, InjectOptions } from "fastify";
import { takesCookie } from "./takesCookie.ts";

type Method = "HEAD" | "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Headers = NonNullable<InjectOptions["headers"]>;

/** A form sets its own content type. */
const sent = (body: unknown, headers: Headers): InjectOptions => {
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, payload: body };
  return {
    headers: { "content-type": "application/json", ...headers },
    payload: JSON.stringify(body),
  };
};

/** A browser that keeps the cookies of the server and sends JSON. */
export const browserOf = (app: FastifyInstance, cookies: Readonly<Record<string, string>> = {}) => {
  const jar = new Map(Object.entries(cookies));

  const send = async (method: Method, url: string, body?: unknown, headers: Headers = {}) => {
    const request: InjectOptions = { method, url, headers, cookies: Object.fromEntries(jar) };
    const response = await app.inject({ ...request, ...sent(body, headers) });
    for (const cookie of response.cookies) {
      if (!takesCookie(cookie)) continue;
      if (cookie.value === "") jar.delete(cookie.name);
      else jar.set(cookie.name, cookie.value);
    }
    return response;
  };

  return {
    send,
    get: (url: string, headers: Headers = {}) => send("GET", url, undefined, headers),
    jar,
  };
};
export type Browser = ReturnType<typeof browserOf>;
