import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A span as the protocol sends it, with its attributes as an object. */
interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly about: Readonly<Record<string, unknown>>;
  /** The process that sent it. */
  readonly pid: number;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

const asObject = (attributes: ReadonlyArray<Attribute>) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );

/** Receives traces as an OpenTelemetry collector does. */
export const startFakeCollector = async (port = 0) => {
  const spans: Array<ReceivedSpan> = [];
  const headers: Array<IncomingHttpHeaders> = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = JSON.parse(await text(request));
    headers.push(request.headers);
    for (const { resource, scopeSpans } of request.url === "/v1/traces" ? resourceSpans : []) {
      const pid = Number(asObject(resource.attributes)["process.pid"]);
      for (const { attributes, ...span } of scopeSpans[0].spans) {
        spans.push({ ...span, pid, about: asObject(attributes) });
      }
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: listening } = server.address() as AddressInfo;
  return {
    ...{ spans, headers, port: listening, endpoint: `http://127.0.0.1:${listening}` },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
