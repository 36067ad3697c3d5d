import { connect } from "node:net";
import { Effect, Option, Redacted } from "effect";
import { advice, type Finding, fine } from "../../application/ports/Finding.ts";
import type { AppConfig } from "../config/config.ts";
import { reasonOf } from "../failures/systemErrors.ts";
import { portFindings } from "./ports.ts";

const ANSWER_TIMEOUT = 5000;

/** Checks the ports of this process, and the services that the settings name. */
export const networkFindings = (config: AppConfig): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.all(
    [
      ...portFindings(config),
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
