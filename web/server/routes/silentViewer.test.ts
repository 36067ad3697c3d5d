import { once } from "node:events";
import { get, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { buildApp } from "../app.ts";
import { test } from "../testing/club.ts";
import { testOptions } from "../testing/options.ts";

interface Stream {
  readonly port: number;
  readonly path: string;
  readonly cookie: string;
}

/** Asks for the stream, and never reads its socket. */
const openSilent = async ({ port, path, cookie }: Stream) => {
  const socket = connect(port, "127.0.0.1");
  socket.pause();
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\nhost: golf.example\r\ncookie: ${cookie}\r\n\r\n`);
  return socket;
};

/** Keeps all frames of the stream. */
const openReader = async ({ port, path, cookie }: Stream) => {
  const request = get({ host: "127.0.0.1", port, path, headers: { cookie } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let text = "";
  response.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  const frames = () => text.split("\n\n").filter((frame) => frame.startsWith("event: "));
  return { frames, isOpen: () => !response.complete };
};

/** A stream begins with version 0 of the cards, because there is none yet. */
const tellsOfScore = (frame: string) => /"model":"scorecards","version":[1-9]/u.test(frame);

/** In bytes: what a viewer may leave unread in this process, and a little less. */
const BOUND = 64 * 1024;
const ALMOST = BOUND - 16 * 1024;
const chunk = Buffer.from(`: ${"-".repeat(8 * 1024)}\n\n`);

/** Fills the buffers of the system, for which the frames of an hour would be needed. */
const fill = async (viewer: ServerResponse) => {
  while (viewer.writableLength < ALMOST) {
    viewer.write(chunk);
    await setImmediate();
  }
};

test("a viewer who never reads is disconnected, and costs nobody else a score or a frame", async ({
  runtime,
  club,
}) => {
  const server = await buildApp(runtime, testOptions);
  onTestFinished(() => server.close());
  await server.listen({ host: "127.0.0.1", port: 0 });
  const eventId = await club.newEvent();
  const player = await club.newEntrant(eventId);
  const stream = {
    port: (server.server.address() as AddressInfo).port,
    path: `/api/events/${eventId}/live`,
    cookie: [...player.jar]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("; "),
  };
  const asked = once(server.server, "request");
  const socket = await openSilent(stream);
  onTestFinished(() => void socket.destroy());
  const [, silent] = (await asked) as [IncomingMessage, ServerResponse];
  const [one, other] = [await openReader(stream), await openReader(stream)];
  await expect.poll(() => silent.headersSent).toBe(true);
  await fill(silent);

  let scores = 0;
  const enter = async () => {
    const holeScores = [{ ...par4(1 + (scores % 18)), strokes: 1 + (scores % 12) }];
    const body = { roundNumber: 1, holeScores };
    scores += 1;
    const { statusCode } = await player.send("POST", `/api/events/${eventId}/my-scores`, body);
    expect(statusCode).toBe(200);
  };
  while (!silent.destroyed) await enter();
  const before = one.frames().length;
  // Otherwise a heartbeat would have ended the connection, much later.
  expect(one.frames().join("").length).toBeLessThan(BOUND);
  await enter();
  await expect.poll(() => one.frames().length).toBeGreaterThan(before);
  // The second one came a moment later, but before the first score. Each began with what stood there.
  const ofScores = ({ frames }: typeof one) => {
    const all = frames();
    return all.slice(all.findIndex(tellsOfScore)).join("\n");
  };
  await expect.poll(() => new Set([one, other].map(ofScores)).size).toBe(1);
  expect([one.isOpen(), other.isOpen()]).toEqual([true, true]);
});
