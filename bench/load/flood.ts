import autocannon, { type Client, type Request } from "autocannon";

interface Flood {
  readonly url: string;
  readonly seconds: number;
  /** What each answer must be. */
  readonly expected: number;
  /** The requests of a connection, which it repeats. */
  readonly requestsOf: (connection: number) => ReadonlyArray<Request>;
}

export interface Flooded {
  readonly perSecond: number;
  readonly answered: number;
}

export const CONNECTIONS = 100;

/** A hundred connections, each sending its next request when it has its answer. */
export const flood = async ({ url, seconds, expected, requestsOf }: Flood): Promise<Flooded> => {
  let connection = 0;
  const setupClient = (client: Client) => {
    client.setRequests([...requestsOf(connection)]);
    connection += 1;
  };
  const run = { url, duration: seconds, connections: CONNECTIONS, setupClient };
  const { statusCodeStats = {}, errors, timeouts, duration } = await autocannon(run);

  const others = Object.keys(statusCodeStats).filter((status) => Number(status) !== expected);
  if (errors + timeouts + others.length > 0) {
    throw new Error(
      `${url}: ${errors} errors, ${timeouts} timeouts, answers ${JSON.stringify(statusCodeStats)}`,
    );
  }
  const answered = statusCodeStats[`${expected}`]?.count ?? 0;
  return { perSecond: answered / duration, answered };
};
