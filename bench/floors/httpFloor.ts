import { createHash, randomUUID } from "node:crypto";
import Fastify from "fastify";
import { endWithTheBench } from "../endWithTheBench.ts";

// A separate process: the least work of a bare Fastify server to send a prepared board and to
// announce its changes.
const app = Fastify({ logger: false });

/** All boards are prepared: each score moves to the next one. */
export interface Boards {
  readonly texts: ReadonlyArray<string>;
  /** The version of the first board. It only grows. */
  readonly version: number;
}

interface Ready {
  readonly body: Buffer;
  readonly etag: string;
}

let boards: ReadonlyArray<Ready> = [];
let version = 0;
let current = 0;

const readyOf = (text: string): Ready => ({
  body: Buffer.from(text),
  etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
});

app.get("/api/events/floor/leaderboard", async (request, reply) => {
  const board = boards[current];
  if (!board) return reply.code(404).send();
  reply.header("etag", board.etag);
  if (request.headers["if-none-match"] === board.etag) return reply.code(304).send();
  reply.header("content-type", "application/json; charset=utf-8");
  return board.body;
});

const viewers = new Set<{ write: (frame: Buffer) => void }>();

const frame = () => {
  const data = JSON.stringify({ model: "leaderboard", version: version + current });
  return Buffer.from(`event: changed\nid: ${version + current}\ndata: ${data}\n\n`);
};

app.get("/api/events/floor/live", (_request, reply) => {
  reply.hijack();
  const viewer = reply.raw.writeHead(200, { "content-type": "text/event-stream" });
  viewer.write(frame());
  viewers.add(viewer);
  viewer.once("close", () => viewers.delete(viewer));
});

app.post("/api/events/floor/my-scores", async (_request, reply) => {
  current = Math.min(current + 1, boards.length - 1);
  const made = frame();
  for (const viewer of viewers) viewer.write(made);
  reply.header("x-request-id", randomUUID());
  return { hello: "world" };
});

process.on("message", (asked: Boards) => {
  boards = asked.texts.map(readyOf);
  version = asked.version;
  current = 0;
  process.send?.("done");
});
endWithTheBench();

await app.listen({ port: Number(process.argv[2] ?? 0), host: "127.0.0.1" });
process.send?.(app.listeningOrigin);
