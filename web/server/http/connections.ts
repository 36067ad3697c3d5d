import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { makeReminder } from "../../../application/outages/reminder.ts";
import { answer, problems } from "../problems/problems.ts";
import { callerAddress } from "./callerAddress.ts";
import type { ServerOptions } from "./options.ts";

/**
 * In milliseconds. A request that takes longer to arrive has stopped, or is sent to occupy its
 * connection. The duration of an answer, such as a live one, is not limited here.
 */
export const connectionTimes = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  // Longer than proxies keep a connection. If the server closed first, a proxy could send a request
  // into a closed connection.
  keepAliveTimeout: 72_000,
};

/**
 * This many more connections are accepted, only to answer that the server is full. Beyond them
 * connections are closed without an answer.
 */
const MAX_REFUSED = 100;

/** In seconds. Clients that were refused may try again after this time. */
const RETRY_AFTER = "5";

type Bounds = Pick<ServerOptions, "maxConnections" | "maxPerAddress">;

/**
 * Connections beyond the limit are answered or closed at once. They do not wait for others to end.
 */
export const boundConnections = (
  app: FastifyInstance,
  { maxConnections, maxPerAddress }: Bounds,
) => {
  const { server, log } = app;
  const full = makeReminder();
  const tooMany = new WeakSet<Socket>();
  const underWay = new Map<string, number>();
  let open = 0;

  const sayFull = () => {
    if (!full.isDue()) return;
    const most = maxConnections;
    log.warn({ most }, "Connections are refused: as many as MAX_CONNECTIONS allows are open");
  };

  server.maxConnections = maxConnections + MAX_REFUSED;
  server.on("drop", sayFull);
  server.on("connection", (socket: Socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
    });
    if (open <= maxConnections) return;
    tooMany.add(socket);
    sayFull();
  });

  /** How many requests of this address are in progress, including this one. */
  const count = (address: string, { raw }: FastifyReply) => {
    const now = (underWay.get(address) ?? 0) + 1;
    underWay.set(address, now);
    raw.once("close", () => {
      const left = (underWay.get(address) ?? 1) - 1;
      if (left === 0) underWay.delete(address);
      else underWay.set(address, left);
    });
    return now;
  };

  app.addHook("onRequest", (request, reply, done) => {
    const isFull = tooMany.has(request.raw.socket);
    if (!isFull && !isOfTooMany(request, reply)) return done();
    reply.headers({ "retry-after": RETRY_AFTER, connection: "close" });
    answer(reply, isFull ? problems.full : problems.tooManyOfYou);
  });

  const isOfTooMany = (request: FastifyRequest, reply: FastifyReply) => {
    const address = callerAddress(request);
    return !isThisComputer(address) && count(address, reply) > maxPerAddress;
  };
};

/**
 * This computer has no limit: it may run a proxy that TRUST_PROXY does not name, and then all
 * callers have its address.
 */
const isThisComputer = (address: string) => address === "::1" || address.startsWith("127.");
