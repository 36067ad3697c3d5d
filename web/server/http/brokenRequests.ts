import { randomUUID } from "node:crypto";
import { maxHeaderSize, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from "fastify";
import { JSON_TYPE } from "../problems/mediaTypes.ts";
import { type Answer, type makeAnswerFailure, problemOf, problems } from "../problems/problems.ts";
import { headersOfCalls } from "./headers.ts";
import type { ServerOptions } from "./options.ts";

/**
 * A malformed or incomplete request reaches no route and no hook. It is answered here, like any
 * other refusal and with the same headers.
 */
export const answersToBrokenRequests = (
  options: Pick<ServerOptions, "publicUrl">,
  answerFailure: ReturnType<typeof makeAnswerFailure>,
) => {
  const headers = headersOfCalls(options);
  return {
    // A path that is longer than any id refers to nothing. Its route answers it.
    routerOptions: { maxParamLength: maxHeaderSize },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ ...headers, "x-request-id": request.id });
      return answerFailure(error, request, reply);
    },
    clientErrorHandler(this: FastifyInstance, error: ConnectionError, socket: Socket) {
      this.log.debug({ code: error.code }, "A request could not be read");
      if (socket.writable && !isAnswered(socket)) {
        socket.write(textOf(refusals[error.code] ?? problems.notValid, headers));
      }
      // Earlier answers are sent first.
      socket.destroySoon();
    },
  };
};

/** By Node's error codes. */
const refusals: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: problems.tooSlow,
  HPE_HEADER_OVERFLOW: problems.headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: problems.tooLarge,
};

const latest = new WeakMap<Socket, ServerResponse>();

/**
 * Remembers the latest answer of each connection, so that nothing is written into it or after it.
 */
export const rememberAnswers = ({ server }: FastifyInstance) => {
  server.on("request", (_, response: ServerResponse) => {
    if (response.socket) latest.set(response.socket, response);
  });
};

const isAnswered = (socket: Socket) => {
  const response = latest.get(socket);
  if (!response?.headersSent) return false;
  return !response.writableEnded || !response.req.complete;
};

const textOf = (refusal: Answer, headers: object) => {
  const [status] = refusal;
  const body = JSON.stringify(problemOf(refusal));
  const all = {
    ...headers,
    "x-request-id": randomUUID(),
    "content-type": JSON_TYPE,
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
};
