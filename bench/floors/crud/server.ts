import { randomBytes, randomUUID } from "node:crypto";
import secureSession from "@fastify/secure-session";
import Fastify, { LogController } from "fastify";
import pg from "pg";
import { endWithTheBench } from "../../endWithTheBench.ts";
import * as queries from "./queries.ts";
import { cardWithScores, type NewScores, newScores } from "./schemas.ts";

// A separate process: the same calls as a good engineer would write them without events.
const [, , connectionString, logFile] = process.argv;
if (!connectionString || !logFile) throw new Error("It needs a database and a file for its log.");

const pool = new pg.Pool({ connectionString, max: 10 });
const app = Fastify({
  logger: { file: logFile },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
});
await app.register(secureSession, { key: randomBytes(32), cookie: { path: "/", httpOnly: true } });

app.addHook("onSend", async (request, reply) => void reply.header("x-request-id", request.id));
app.addHook("onResponse", async ({ id, method, url, log }, { statusCode, elapsedTime }) =>
  log.info({ requestId: id, method, url, statusCode, elapsedTime }),
);

interface OfEvent {
  Params: { eventId: string };
  Body: NewScores;
}

app.post<{ Body: { playerId: string } }>("/api/login", async ({ session, body }) => {
  session.set("playerId", body.playerId);
  return {};
});

const isRegistered = async (client: pg.Pool | pg.PoolClient, eventId: string, playerId: string) => {
  const { rows } = await client.query(queries.registration, [eventId, playerId]);
  return rows.length > 0 ? { handicap: Number(rows[0].handicap) } : null;
};

const record = async (requestId: string, eventId: string, playerId: string, body: NewScores) => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const player = await isRegistered(client, eventId, playerId);
    if (!player) {
      await client.query("rollback");
      return null;
    }
    const key = [eventId, playerId, body.roundNumber, player.handicap];
    const { rows } = await client.query<{ id: string }>(queries.upsertCard, key);
    const cardId = rows[0]?.id;
    await client.query(queries.upsertScores, [cardId, JSON.stringify(body.holeScores)]);
    await client.query(queries.audit, [eventId, playerId, requestId, JSON.stringify(body)]);
    await client.query(queries.updateTotals, [cardId]);
    await client.query("commit");
    return cardId;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
};

const answer = { response: { 200: cardWithScores } };
app.post<OfEvent>(
  "/api/events/:eventId/my-scores",
  { schema: { body: newScores, ...answer } },
  async ({ id, session, params, body }, reply) => {
    const playerId: string | undefined = session.get("playerId");
    if (!playerId) return reply.code(401).send({ error: "Please sign in" });
    const cardId = await record(id, params.eventId, playerId, body);
    if (!cardId) return reply.code(403).send({ error: "You do not play in this event" });
    const [card, scores] = await Promise.all([
      pool.query(queries.card, [cardId]),
      pool.query(queries.scores, [cardId]),
    ]);
    return { ...card.rows[0], scores: scores.rows };
  },
);

app.get<OfEvent>("/api/events/:eventId/leaderboard", async ({ session, params }, reply) => {
  const playerId: string | undefined = session.get("playerId");
  if (!playerId) return reply.code(401).send({ error: "Please sign in" });
  if (!(await isRegistered(pool, params.eventId, playerId))) {
    return reply.code(403).send({ error: "You do not play in this event" });
  }
  const { rows } = await pool.query(queries.board, [params.eventId]);
  return rows;
});

declare module "@fastify/secure-session" {
  interface SessionData {
    playerId: string;
  }
}

endWithTheBench();
await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.(app.listeningOrigin);
