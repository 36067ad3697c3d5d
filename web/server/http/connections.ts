import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { makeReminder } from "../../../application/ports/reminder.ts";
import { callerAddress } from "./callerAddress.ts";
import type { ServerOptions } from "./options.ts";
import { answer, problems } from "./problems.ts";

/**
 * In milliseconds. A request that takes longer to arrive than this has stopped, or is sent to hold its
 * connection. How long an answer takes, such as a live one, does not matter here.
 */
export const connectionTimes = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  // Longer than proxies keep a connection: one that closes it first can send nothing into the void.
  keepAliveTimeout: 72_000,
};

/** So many more are let in only to be told that it is full. Beyond them there is no answer. */
const TOLD = 100;

/** Seconds after which somebody who was told to wait may come again. */
const COME_AGAIN = "5";

type Bounds = Pick<ServerOptions, "maxConnections" | "maxPerAddress">;

/** Further connections are answered or closed at once, and not left to wait until those before them end. */
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

  server.maxConnections = maxConnections + TOLD;
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

  /** How many requests of this address have no end so far, this one among them. */
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
    reply.headers({ "retry-after": COME_AGAIN, connection: "close" });
    answer(reply, isFull ? problems.full : problems.tooManyOfYou);
  });

  const isOfTooMany = (request: FastifyRequest, reply: FastifyReply) => {
    const address = callerAddress(request);
    return !isThisComputer(address) && count(address, reply) > maxPerAddress;
  };
};

/** Perhaps a proxy that nobody has named: all the world comes from there. */
const isThisComputer = (address: string) => address === "::1" || address.startsWith("127.");
