import autocannon, { type Client, type Request } from "autocannon";
import { RunFailed } from "../row.ts";

interface Flood {
  readonly url: string;
  readonly seconds: number;
  /** The requests of one connection, which it repeats. */
  readonly requestsOf: (connection: number) => ReadonlyArray<Request>;
  /** Receives the headers of each answer. */
  readonly onHeaders?: (header: HeaderOf) => void;
  /** Whether an answer has the right body. */
  readonly isRight?: (body: string) => boolean;
}

/** The value of a header, by its name in lower case. */
type HeaderOf = (name: string) => string | undefined;

export const CONNECTIONS = 100;

/**
 * Runs a hundred connections. Each sends its next request after an answer, and every answer must be
 * 200.
 */
export const flood = async ({ url, seconds, requestsOf, onHeaders, isRight }: Flood) => {
  let connection = 0;
  const setupClient = (client: Client) => {
    client.setRequests([...requestsOf(connection)]);
    connection += 1;
    if (onHeaders) client.on("headers", (answer: unknown) => onHeaders(headerOf(answer as Answer)));
  };
  const run = { url, duration: seconds, connections: CONNECTIONS, setupClient };
  const {
    statusCodeStats = {},
    errors,
    timeouts,
    mismatches,
    duration,
  } = await autocannon({
    ...run,
    ...(isRight && { verifyBody: (body) => isRight(String(body)) }),
  });

  const others = Object.keys(statusCodeStats).filter((status) => status !== "200");
  if (errors + timeouts + mismatches + others.length > 0) {
    throw new RunFailed(
      `${url} was asked and had ${errors} errors, ${timeouts} timeouts, ${mismatches} wrong ` +
        `bodies and answers ${JSON.stringify(statusCodeStats)}, where all should be 200.`,
    );
  }
  return { perSecond: (statusCodeStats["200"]?.count ?? 0) / duration };
};

/** What autocannon really passes: names and values in turns. Its types promise an object. */
interface Answer {
  readonly headers: ReadonlyArray<string>;
}

const headerOf =
  ({ headers }: Answer): HeaderOf =>
  (name) => {
    const at = headers.findIndex((one, index) => index % 2 === 0 && one === name);
    return at < 0 ? undefined : headers[at + 1];
  };
