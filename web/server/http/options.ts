import { hostname } from "node:os";
import type { FastifyServerOptions } from "fastify";

/** The operator of the site, as its pages show it. */
interface Brand {
  readonly name: string;
  readonly supportEmail: string;
  readonly salesEmail: string;
  readonly advertisingEmail: string;
}

/**
 * Starts observing a request, by the name of its call and its id. The returned function ends the observation
 * with the status.
 */
type ObserveRequest = (call: string, id: string) => (status: number) => void;

export interface ServerOptions {
  /** The keys for both kinds of session are derived from it. */
  readonly sessionSecret: string;
  /** The address that people type; null if only the address of their request is known. */
  readonly publicUrl: URL | null;
  readonly brand: Brand;
  readonly version: string;
  /** Whether there is a mail server, so that the pages offer only functions that work. */
  readonly offersMail: boolean;
  /** The time zone of the organiser, for the dates of events. */
  readonly timeZone: string;
  /** The ISO code of the currency of all amounts. */
  readonly currency: string;
  /** The unit of holes; with metres distances in side games are in metres, too. */
  readonly units: "yards" | "metres";
  /** Whether `X-Dev-User-Id` names the player; production refuses it. */
  readonly devUserHeader: boolean;
  /** The proxies that may name the address of a caller, comma separated; null for none. */
  readonly trustProxy: string | null;
  /** How many connections may be open at once. */
  readonly maxConnections: number;
  /** How many requests of one address may be in progress at once, including live connections. */
  readonly maxPerAddress: number;
  /** The folder of the built pages; null or without files: this server has no pages. */
  readonly clientFolder: string | null;
  /** Measures and traces each request; null if both are off. */
  readonly observe?: ObserveRequest | null;
  /** What each line of the log calls this process. */
  readonly processName?: string;
  /** Null logs nothing. */
  readonly logLevel: string | null;
  /** The output of log lines; standard output when absent. */
  readonly logStream?: { readonly write: (line: string) => void };
}

/** Whether cookies and headers are those for encrypted connections. */
export const isSecure = ({ publicUrl }: Pick<ServerOptions, "publicUrl">) =>
  publicUrl?.protocol === "https:";

export const loggerFor = ({
  logLevel,
  logStream,
  processName = "server",
}: Pick<ServerOptions, "logLevel" | "logStream" | "processName">): Exclude<
  FastifyServerOptions["logger"],
  undefined
> => {
  if (logLevel === null) return false;
  const base = { pid: process.pid, hostname: hostname(), process: processName };
  return { level: logLevel, base, ...(logStream ? { stream: logStream } : {}) };
};
