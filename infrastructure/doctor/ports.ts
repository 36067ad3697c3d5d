import { Effect, Option } from "effect";
import { advice, type Finding, fine, wrong } from "../../application/ports/Finding.ts";
import type { AppConfig } from "../config/config.ts";
import { systemError } from "../failures/systemErrors.ts";
import { listenFault } from "../http/listenFault.ts";
import { allowedAddresses } from "../metrics/allowedAddresses.ts";

const ANSWER_TIMEOUT = 5000;

interface Port {
  readonly setting: "PORT" | "HEALTH_PORT" | "METRICS_PORT";
  readonly port: number;
  /** Ends the sentence about a port at which nobody listens. */
  readonly whenFree: string;
  readonly path: string;
  readonly isOurs: (body: string) => boolean;
  /** Whether the product would answer this computer. */
  readonly mayAsk: boolean;
}

/** Checks the ports at which this process would listen. */
export const portFindings = (config: AppConfig): ReadonlyArray<Effect.Effect<Finding>> =>
  portsOf(config).map((port) => Effect.promise(() => ofPort(port, config.host)));

const portsOf = ({ host, port, healthPort, metricsPort, metricsFrom }: AppConfig) => [
  server(port),
  ...Option.toArray(healthPort).map(health),
  ...Option.toArray(metricsPort).map((at) =>
    metrics(at, allowedAddresses(metricsFrom)(addressOf(host))),
  ),
];

const server = (port: number): Port => ({
  setting: "PORT",
  port,
  whenFree: "no server runs on it",
  path: "/api/health",
  isOurs: (body) => Object.hasOwn(reportIn(body), "projections"),
  mayAsk: true,
});

const health = (port: number): Port => ({
  setting: "HEALTH_PORT",
  port,
  whenFree: "no process reports its health there",
  path: "/api/health",
  isOurs: (body) => ["status", "version"].every((field) => Object.hasOwn(reportIn(body), field)),
  mayAsk: true,
});

const metrics = (port: number, mayAsk: boolean): Port => ({
  setting: "METRICS_PORT",
  port,
  whenFree: "no process shows its metrics there",
  path: "/metrics",
  isOurs: (body) => body.includes("golf_requests_in_progress"),
  mayAsk,
});

const reportIn = (body: string): object => {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
};

const ofPort = async (checked: Port, host: string): Promise<Finding> => {
  const { setting, port, whenFree, isOurs, mayAsk } = checked;
  const fault = await listenFault(port, host);
  if (fault === null) return fine(setting, `${port} is free: ${whenFree}.`);
  const { code = "unknown" } = systemError(fault);
  if (code !== "EADDRINUSE") {
    const says = `${host}:${port} cannot be listened on (${code}).`;
    return wrong(setting, says, `Set HOST and ${setting}.`);
  }
  if (isOurs(await answerOf(checked, addressOf(host)))) {
    return fine(setting, `The product answers at ${port}.`);
  }
  const todo = `Stop it, or set ${setting} to a free one.`;
  return mayAsk
    ? wrong(setting, `Another program listens at ${port}.`, todo)
    : advice(
        setting,
        `${port} is in use, perhaps by the product: METRICS_FROM does not let this computer ask.`,
        `If it is another program: ${todo}`,
      );
};

const addressOf = (host: string) => (host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host);

/** Empty if nothing that speaks HTTP answers in time. */
const answerOf = async ({ port, path }: Port, address: string) => {
  try {
    const url = `http://${address.includes(":") ? `[${address}]` : address}:${port}${path}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    return await response.text();
  } catch {
    return "";
  }
};
