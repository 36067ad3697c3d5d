import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The network between a server and its database: one address that stays the same. */
export const openProxy = async () => {
  const open = new Set<Socket>();
  let target: number | null = null;
  let isSilent = false;

  const keep = (socket: Socket, partner: Socket) => {
    open.add(socket);
    socket
      .on("error", () => {})
      .on("close", () => {
        open.delete(socket);
        partner.destroy();
      });
    if (isSilent) socket.pause();
    socket.on("data", (chunk) => partner.write(chunk)).on("end", () => partner.end());
    if (isSilent) socket.pause();
  };
  const server = createServer((client) => {
    if (target === null) return void client.on("error", () => {}).resetAndDestroy();
    const database = connect(target, "127.0.0.1");
    keep(client, database);
    keep(database, client);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    /** Null refuses every new connection. */
    lead: (port: number | null) => {
      target = port;
    },
    cutAll: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    /** Data stop flowing in both directions, and no connection is closed. */
    fallSilent: () => {
      isSilent = true;
      for (const socket of open) socket.pause();
    },
    speakAgain: () => {
      isSilent = false;
      for (const socket of open) socket.resume();
    },
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
  };
};

/** A proxy between the users of its `url` and the database of another URL. */
export const openLineTo = async (databaseUrl: string) => {
  const proxy = await openProxy();
  const url = new URL(databaseUrl);
  const home = Number(url.port);
  url.port = String(proxy.port);
  url.search = ""; // The socket would lead past the proxy.
  const leadHome = () => proxy.lead(home);
  leadHome();
  return { ...proxy, url: url.href, leadHome };
};
export type LineToDatabase = Awaited<ReturnType<typeof openLineTo>>;
