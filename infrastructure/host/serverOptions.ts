import path from "node:path";
import { Effect, Option, Redacted } from "effect";
import { Traces } from "../../application/ports/Traces.ts";
import { appConfig } from "../config/config.ts";
import { installationFolder } from "../config/installation.ts";
import { version } from "../config/version.ts";
import { sessionSecret } from "../dataFolder/sessionSecret.ts";
import { observeRequests } from "./observeRequests.ts";

/** The facts about this installation that the HTTP server needs. */
export const serverOptions = Effect.fn("serverOptions")(function* (processName: string) {
  const config = yield* appConfig;
  const traces = yield* Traces;
  return {
    sessionSecret: Redacted.value(yield* sessionSecret),
    publicUrl: Option.getOrNull(Option.map(config.publicUrl, (url) => new URL(url))),
    brand: {
      name: config.brandName,
      supportEmail: config.supportEmail,
      salesEmail: config.salesEmail,
      advertisingEmail: config.advertisingEmail,
    },
    version,
    offersMail: Option.isSome(config.smtpUrl),
    timeZone: config.timeZone,
    currency: config.currency,
    units: config.units,
    devUserHeader: config.developmentUserHeader,
    trustProxy: config.trustedProxies.length === 0 ? null : config.trustedProxies.join(","),
    maxConnections: config.maxConnections,
    maxPerAddress: config.maxPerAddress,
    clientFolder: path.join(installationFolder, "web/client/dist"),
    observe: observeRequests({ isMeasured: Option.isSome(config.metricsPort), traces }),
    processName,
    logLevel: config.logLevel === "silent" ? null : config.logLevel,
  };
});
