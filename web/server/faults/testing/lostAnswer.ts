import { once } from "node:events";
import { connect } from "node:net";
import type { Person } from "./call.ts";

interface Lost {
  readonly origin: string;
  readonly player: Person;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
}

/** Sends a complete request, and breaks the connection without waiting for the answer. */
export const sendAndHangUp = async ({ origin, player, path, key, body }: Lost) => {
  const { host, hostname, port } = new URL(origin);
  const text = JSON.stringify(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `cookie: ${player.cookie}`,
    `idempotency-key: ${key}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  await new Promise<void>((sent) => {
    socket.write(`${head.join("\r\n")}\r\n\r\n${text}`, () => sent());
  });
  socket.resetAndDestroy();
};
