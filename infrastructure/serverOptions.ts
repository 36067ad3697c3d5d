import path from "node:path";
import { fileURLToPath } from "node:url";
import { Effect, Option, Redacted } from "effect";
import { appConfig } from "./config.ts";
import { sessionSecret } from "./sessionSecret.ts";
import { version } from "./version.ts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** What the HTTP server is told about this installation. */
export const serverOptions = Effect.gen(function* () {
  const config = yield* appConfig;
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
    devUserHeader: config.developmentUserHeader,
    trustProxy: config.trustedProxies.length === 0 ? null : config.trustedProxies.join(","),
    clientFolder: path.join(root, "web/client/dist"),
    logLevel: config.logLevel === "silent" ? null : config.logLevel,
  };
});
