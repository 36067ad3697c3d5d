import { once } from "node:events";
import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { within } from "../../../infrastructure/testing/until.ts";

export const portOf = async (server: FastifyInstance) =>
  Number(new URL(await server.listen({ host: "127.0.0.1", port: 0 })).port);

/** A connection that sends exactly the bytes of the test, one by one if necessary. */
export const connectTo = async (port: number) => {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  let received = "";
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.setEncoding("utf8").on("data", (text: string) => {
    received += text;
  });
  await once(socket, "connect");
  return {
    send: (text: string) => void socket.write(text),
    /** Waits until this was received. */
    seen: async (text: string) => {
      while (!received.includes(text)) {
        if (socket.destroyed) throw new Error(`Closed before "${text}" came`);
        await within(
          `"${text}" comes`,
          Promise.race([once(socket, "data"), closed]),
          () => received,
        );
      }
    },
    /** All data until the server closed the connection. */
    ended: async () => {
      await within("the server closes the connection", closed, () => received);
      return received;
    },
    leave: async () => {
      socket.destroy();
      await closed;
    },
  };
};

/** Status, headers and body of a raw answer. */
export const parsed = (text: string) => {
  const [head = "", body = ""] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => line.split(": ") as [string, string]);
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(headers) as Readonly<Record<string, string>>,
    body: JSON.parse(body) as unknown,
  };
};
