import { once } from "node:events";
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";

interface Where {
  readonly port: number;
  readonly host: string;
}

const AWAY = "Service temporarily unavailable";

/**
 * One address for several servers of this computer, which are used in turn. If one does not listen,
 * the request goes to the next. A request that a server has begun to handle is never sent twice.
 */
export const openProxy = async (servers: ReadonlyArray<number>, { port, host }: Where) => {
  let turn = 0;
  const proxy = createServer((incoming, response) => {
    turn = (turn + 1) % servers.length;
    forward(incoming, response, [...servers.slice(turn), ...servers.slice(0, turn)]);
  });
  proxy.listen(port, host);
  await once(proxy, "listening");

  return {
    /** Live answers do not end by themselves. */
    close: async () => {
      const closed = once(proxy, "close");
      proxy.close();
      proxy.closeAllConnections();
      await closed;
    },
  };
};

const forward = (
  incoming: IncomingMessage,
  response: ServerResponse,
  [port, ...others]: ReadonlyArray<number>,
): void => {
  if (port === undefined) return refuse(response);
  const { method, url: path, socket } = incoming;
  // The address headers of callers cannot be trusted, so they are replaced.
  const headers = { ...incoming.headers, "x-forwarded-for": socket.remoteAddress };
  const onward = ask({ host: "127.0.0.1", port, method, path, headers, agent: false });
  response.once("close", () => onward.destroy());
  onward
    .once("socket", (line) => line.once("connect", () => incoming.pipe(onward)))
    .once("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, ofTheAnswer(answer));
      response.flushHeaders();
      answer.once("error", () => response.destroy()).pipe(response);
    })
    .once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") forward(incoming, response, others);
      else response.destroy();
    });
};

/** Hop-by-hop headers concern only one connection. */
const ofTheAnswer = ({ headers }: IncomingMessage): OutgoingHttpHeaders => {
  const { connection: _, "keep-alive": __, ...others } = headers;
  return others;
};

const refuse = (response: ServerResponse) => {
  const headers = { "content-type": "application/json; charset=utf-8", "retry-after": "1" };
  response.writeHead(503, headers).end(JSON.stringify({ error: AWAY, message: AWAY }));
};
