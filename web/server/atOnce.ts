import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { makeBoundedMap } from "../../application/boundedMap.ts";
import { isKnown } from "./etags.ts";
import { JSON_TYPE } from "./mediaTypes.ts";
import { formFor, type Prepared } from "./prepared.ts";
import { pathOf } from "./requestLog.ts";

/** Beyond this, who let somebody in is asked again. */
const LONGEST = 5000;
const MOST = 10_000;

/** Longer than proxies keep a connection: one that closes it first can send nothing into the void. */
const KEEP_ALIVE = 72_000;

/** What a route leaves behind for who asks again. */
export interface Again {
  /** Whether it would still let this caller in. */
  readonly isStillIn: () => boolean;
  /** What it would answer now, or null where that has to be found out again. */
  readonly ready: () => Prepared | null;
  /** What it finds out then. */
  readonly next: () => Promise<Prepared>;
}

interface Known extends Again {
  readonly until: number;
  /** Names and values in turns, as Node sends them with the least work. */
  readonly headers: ReadonlyArray<string>;
  readonly headersUnchanged: ReadonlyArray<string>;
  /** Says already what is the same each time. */
  readonly log: FastifyBaseLogger;
}

/**
 * When a score is entered, everybody asks for the board at once. Whoever was let in a moment ago and
 * sends the same request again is answered here, before the router, as long as the route says that
 * nothing has changed which decided about them (docs/adr/0030-answers-before-the-router.md).
 */
export const makeAnswersAtOnce = () => {
  const known = makeBoundedMap<string, Known>(MOST);
  const keyOf = makeKeys();
  let log: FastifyBaseLogger | null = null;

  const remember = ({ raw, ip }: FastifyRequest, reply: FastifyReply, again: Again) => {
    if (log === null || raw.method !== "GET" || raw.headers.authorization !== undefined) return;
    const all = lasting({ ...reply.raw.getHeaders(), ...reply.getHeaders() });
    const headers = all.flat();
    const headersUnchanged = all.filter(([name]) => ofUnchanged.has(name)).flat();
    const path = pathOf({ url: raw.url ?? "" });
    known.set(keyOf(raw), {
      ...again,
      until: performance.now() + LONGEST,
      headers,
      headersUnchanged,
      log: log.child({ method: "GET", path, ip }),
    });
  };

  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    prepared: Prepared,
    { headers, headersUnchanged, log }: Known,
    ms: number,
  ) => {
    const reqId = randomUUID();
    const status = isKnown(request.headers["if-none-match"], prepared)
      ? sendUnchanged(response, prepared, [...headersUnchanged, "x-request-id", reqId])
      : send(request, response, prepared, [...headers, "x-request-id", reqId]);
    log.info({ reqId, status, ms }, "answered");
  };

  /** Those whom the route would still let in, while this server takes requests. */
  const isIn = (one: Known | undefined): one is Known =>
    log !== null && one !== undefined && performance.now() < one.until && one.isStillIn();

  /** Between the connections and the router. */
  const serverFor = (router: RequestListener): Server =>
    createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
      const one = request.method === "GET" ? known.get(keyOf(request)) : undefined;
      if (!isIn(one)) return router(request, response);
      const ready = one.ready();
      if (ready) return answer(request, response, ready, one, 0);

      // Whoever was let in before waits for the next board here, and not behind the router.
      const begun = performance.now();
      void one.next().then(
        (next) => {
          if (response.destroyed) return;
          if (isIn(one))
            answer(request, response, next, one, Math.round(performance.now() - begun));
          else router(request, response);
        },
        () => router(request, response),
      );
    });

  return {
    remember,
    serverFor,
    /** Until then, and from the moment it closes, everything goes to the router. */
    open: (logger: FastifyBaseLogger) => {
      log = logger;
    },
    close: () => {
      log = null;
    },
  };
};
export type AnswersAtOnce = ReturnType<typeof makeAnswersAtOnce>;

/** All that an answer may depend on. Who says by a header who they are is asked each time. */
const partsOf = ({ url, headers, socket }: IncomingMessage) => [
  url,
  headers.cookie,
  headers.authorization,
  headers["x-dev-user-id"],
  headers["accept-encoding"],
  headers["x-forwarded-for"],
  socket.remoteAddress,
];
type Parts = ReturnType<typeof partsOf>;

/** With its cookies a key is a long text: a connection that asks as it did before keeps its own. */
const makeKeys = () => {
  const keys = new WeakMap<Socket, { readonly parts: Parts; readonly key: string }>();
  return (request: IncomingMessage) => {
    const parts = partsOf(request);
    const before = keys.get(request.socket);
    if (before?.parts.every((part, index) => part === parts[index])) return before.key;
    const key = parts.join("\n");
    keys.set(request.socket, { parts, key });
    return key;
  };
};

const ofOneAnswer = new Set([
  "x-request-id",
  "etag",
  "connection",
  "content-type",
  "content-length",
  "content-encoding",
]);

/** All that a 304 has to repeat (RFC 9110, 15.4.5): the browser still has the others. */
const ofUnchanged = new Set(["cache-control", "vary", "set-cookie"]);

const lasting = (headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>) =>
  Object.entries(headers).flatMap(([name, value]) =>
    ofOneAnswer.has(name) || value === undefined ? [] : [[name, String(value)] as const],
  );

const sendUnchanged = (response: ServerResponse, { etag }: Prepared, sent: Array<string>) => {
  sent.push("etag", etag);
  response.writeHead(304, sent).end();
  return 304;
};

const send = (
  { headers }: IncomingMessage,
  response: ServerResponse,
  prepared: Prepared,
  sent: Array<string>,
) => {
  sent.push("etag", prepared.etag);
  const { encoding, body } = formFor(prepared, String(headers["accept-encoding"] ?? ""));
  if (encoding) sent.push("content-encoding", encoding);
  sent.push("content-type", JSON_TYPE, "content-length", `${body.length}`);
  response.writeHead(200, sent).end(body);
  return 200;
};
