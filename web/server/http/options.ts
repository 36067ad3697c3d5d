import type { FastifyServerOptions } from "fastify";

/** Who runs the site, as its pages say it. */
export interface Brand {
  readonly name: string;
  readonly supportEmail: string;
  readonly salesEmail: string;
  readonly advertisingEmail: string;
}

/** A request to a call begins, by the name of the call; what comes back ends it with its status. */
export type ObserveRequest = (call: string) => (status: number) => void;

export interface ServerOptions {
  /** The keys of both kinds of session are derived from it. */
  readonly sessionSecret: string;
  /** The address that people type; null when there is none but that of their request. */
  readonly publicUrl: URL | null;
  readonly brand: Brand;
  readonly version: string;
  /** Whether there is a mail server, so that the pages offer what needs one. */
  readonly offersMail: boolean;
  /** The organiser's, in which event dates are meant. */
  readonly timeZone: string;
  /** Whether `X-Dev-User-Id` names the player; production refuses it. */
  readonly devUserHeader: boolean;
  /** The proxies that may name a caller's address, comma separated; null is none. */
  readonly trustProxy: string | null;
  /** How many may be open at once. */
  readonly maxConnections: number;
  /** How many requests of one address may be under way at once, live ones among them. */
  readonly maxPerAddress: number;
  /** The built pages; null or not built yet: this server has none. */
  readonly clientFolder: string | null;
  /** Told of each request, and of its answer when that has ended. */
  readonly observe?: ObserveRequest;
  /** Null logs nothing. */
  readonly logLevel: string | null;
  /** Where log lines go; standard output when absent. */
  readonly logStream?: { readonly write: (line: string) => void };
}

/** Cookies and headers for encrypted connections, where there are such. */
export const isSecure = ({ publicUrl }: Pick<ServerOptions, "publicUrl">) =>
  publicUrl?.protocol === "https:";

export const loggerFor = ({
  logLevel,
  logStream,
}: Pick<ServerOptions, "logLevel" | "logStream">): Exclude<
  FastifyServerOptions["logger"],
  undefined
> => (logLevel === null ? false : { level: logLevel, ...(logStream ? { stream: logStream } : {}) });
