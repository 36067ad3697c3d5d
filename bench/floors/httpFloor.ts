import Fastify from "fastify";
import { endWithTheBench } from "../endWithTheBench.ts";

// A process of its own: what Fastify does at the least for a request of the same kind and size.
const app = Fastify({ logger: false });

const hello = {
  response: { 200: { type: "object", properties: { hello: { type: "string" } } } },
};
app.get("/hello", { schema: hello }, async () => ({ hello: "world" }));

const scores = {
  ...hello,
  body: {
    type: "object",
    required: ["roundNumber", "holeScores"],
    properties: { roundNumber: { type: "integer" }, holeScores: { type: "array" } },
  },
};
app.post("/scores", { schema: scores }, async () => ({ hello: "world" }));

let board = Buffer.alloc(0);
app.get("/board", async (_request, reply) => {
  reply.header("content-type", "application/json; charset=utf-8");
  return board;
});

const viewers = new Set<{ write: (frame: Buffer) => void }>();
app.get("/live", (_request, reply) => {
  reply.hijack();
  const viewer = reply.raw.writeHead(200, { "content-type": "text/event-stream" });
  viewer.flushHeaders();
  viewers.add(viewer);
  viewer.once("close", () => viewers.delete(viewer));
});

/** Whatever the bench asks for: a board of so many bytes, or a frame to every viewer. */
process.on("message", ({ bytes, frame }: { bytes?: number; frame?: string }) => {
  if (bytes !== undefined) board = Buffer.alloc(bytes, "x");
  if (frame !== undefined) {
    const made = Buffer.from(frame);
    for (const viewer of viewers) viewer.write(made);
  }
  process.send?.("done");
});
endWithTheBench();

await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.(app.listeningOrigin);
