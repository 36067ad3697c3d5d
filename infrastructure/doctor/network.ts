import { connect, createServer } from "node:net";
import { Effect, Option, Redacted } from "effect";
import { advice, type Finding, fine, wrong } from "../../application/ports/Finding.ts";
import type { AppConfig } from "../config/config.ts";
import { reasonOf, systemError } from "../failures/systemErrors.ts";

const ANSWER_TIMEOUT = 5000;

/** Checks the port of the server, and the services that the settings name. */
export const networkFindings = (config: AppConfig): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.all(
    [
      ofPort(config),
      ...Option.toArray(config.smtpUrl).map((url) =>
        ofService("SMTP_URL", new URL(Redacted.value(url)), "Mail waits in the queue meanwhile."),
      ),
      ...Option.toArray(config.aiBaseUrl).map((url) =>
        ofService("AI_BASE_URL", new URL(url), "The commentator writes summaries meanwhile."),
      ),
      ...Option.toArray(config.tracesEndpoint).map((url) =>
        ofService("OTEL_EXPORTER_OTLP_ENDPOINT", new URL(url), "Traces get lost meanwhile."),
      ),
    ],
    { concurrency: "unbounded" },
  );

const ofPort = ({ port, host }: AppConfig) =>
  Effect.promise(async (): Promise<Finding> => {
    const code = await listening(port, host);
    if (code === null) return fine("PORT", `${port} is free: no server runs on it.`);
    if (code !== "EADDRINUSE") {
      return wrong(
        "PORT",
        `${host}:${port} cannot be listened on (${code}).`,
        "Set HOST and PORT.",
      );
    }
    return (await isOurs(port, host))
      ? fine("PORT", `The product answers at ${port}.`)
      : wrong("PORT", `Another program listens at ${port}.`, "Stop it, or set PORT to a free one.");
  });

/** The reason why the server cannot listen there; null if it can. */
const listening = (port: number, host: string) =>
  new Promise<string | null>((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(systemError(error).code ?? "unknown"));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

const isOurs = async (port: number, host: string) => {
  const address = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  try {
    const url = `http://${address.includes(":") ? `[${address}]` : address}:${port}/api/health`;
    const health = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    const report: unknown = await health.json();
    return Object.hasOwn(Object(report), "projections");
  } catch {
    return false;
  }
};

const ports: Record<string, number> = { "http:": 80, "https:": 443, "smtp:": 25, "smtps:": 465 };

const ofService = (name: string, url: URL, meanwhile: string) =>
  Effect.map(
    Effect.promise(() => reached(url)),
    (reason) =>
      reason === null
        ? fine(name, `${url.host} answers.`)
        : advice(
            name,
            `${url.host} does not answer: ${reason}. ${meanwhile}`,
            `Correct ${name}, or let this computer reach it.`,
          ),
  );

/** The reason why there is no answer; null if there is one. */
const reached = ({ hostname, port, protocol }: URL) =>
  new Promise<string | null>((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, "");
    const socket = connect({ host, port: Number(port) || (ports[protocol] ?? 80) });
    const end = (reason: string | null) => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(ANSWER_TIMEOUT, () => end("it is silent"));
    socket.once("connect", () => end(null));
    socket.once("error", (error) => end(reasonOf(error)));
  });
