import { Effect, Option } from "effect";
import {
  addresses,
  addressOf,
  anyText,
  currency,
  databaseAddress,
  email,
  eventStoreAddress,
  fraction,
  headerPairs,
  isTimeZone,
  listOf,
  longSecret,
  oneOf,
  password,
  port,
  pushKey,
  redisAddress,
  serverOf,
  siteOf,
  timeZone,
  wholeNumber,
} from "./kinds.ts";
import { secret, setting, settingOr } from "./setting.ts";

/** The time zone of this computer, unless it is unknown. */
const machineTimeZone = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : "UTC";
};

/** Each variable is checked alone here; `infrastructure/config/config.ts` checks them together. */
export const settings = Effect.all({
  /** PORT: where the server listens; 0 lets the system choose. */
  port: settingOr("PORT", port, 3000),
  /** HOST: the address it listens on. The default can be reached only from this computer. */
  host: settingOr("HOST", anyText, "127.0.0.1"),
  /**
   * HEALTH_PORT: where a projector or jobs process reports its health. Without it, the process has
   * no report.
   */
  healthPort: setting("HEALTH_PORT", port),
  /** METRICS_PORT: where this process shows its metrics. Without it, the metrics are not shown. */
  metricsPort: setting("METRICS_PORT", port),
  /** METRICS_FROM: the addresses that may read the metrics. */
  metricsFrom: Effect.map(settingOr("METRICS_FROM", addresses, "loopback"), listOf),
  /** OTEL_EXPORTER_OTLP_ENDPOINT: the collector that gets traces. Without it, nothing is traced. */
  tracesEndpoint: setting("OTEL_EXPORTER_OTLP_ENDPOINT", addressOf("https", "http")),
  /** OTEL_EXPORTER_OTLP_HEADERS: sent with each request, for a collector that requires a key. */
  tracesHeaders: secret("OTEL_EXPORTER_OTLP_HEADERS", headerPairs),
  /** OTEL_TRACES_SAMPLER_ARG: the share of requests that are traced. */
  tracedShare: settingOr("OTEL_TRACES_SAMPLER_ARG", fraction, 0.1),
  /**
   * DATA_DIR: where the embedded database and the files that the server makes for itself are kept.
   */
  dataFolder: settingOr("DATA_DIR", anyText, ".data"),
  /** DATABASE_URL: without it, an embedded PostgreSQL runs in the data folder. */
  databaseUrl: secret("DATABASE_URL", databaseAddress),
  /** ESDB_URL: without it, events are kept in PostgreSQL. */
  eventStoreUrl: secret("ESDB_URL", eventStoreAddress),
  /** REDIS_URL: without it, jobs are kept in PostgreSQL. */
  redisUrl: secret("REDIS_URL", redisAddress),
  /**
   * SESSION_SECRET: seals cookies. Without it, the server creates a secret and keeps it in the data
   * folder.
   */
  sessionSecret: secret("SESSION_SECRET", longSecret),
  /**
   * PUSH_KEY: signs notices to phones. Without it, the server creates a key and keeps it in the data
   * folder.
   */
  pushKey: secret("PUSH_KEY", pushKey),
  /** PUSH: whether players may be told something on their phones, by way of the makers of browsers. */
  isPushOffered: Effect.map(settingOr("PUSH", oneOf("on", "off"), "on"), (word) => word === "on"),
  /** PUBLIC_URL: the address people type. Cookies are Secure when it is https. */
  publicUrl: setting("PUBLIC_URL", siteOf("https", "http")),
  /** BRAND_NAME: what the product is called on its pages. */
  brandName: settingOr("BRAND_NAME", anyText, "Wicked Golf"),
  /** SUPPORT_EMAIL: where players write to. */
  supportEmail: settingOr("SUPPORT_EMAIL", email, "support@example.org"),
  /** SALES_EMAIL: where organisers write to. */
  salesEmail: settingOr("SALES_EMAIL", email, "sales@example.org"),
  /** ADVERTISING_EMAIL: where sponsors write to. */
  advertisingEmail: settingOr("ADVERTISING_EMAIL", email, "advertising@example.org"),
  /**
   * AI_BASE_URL: a service that speaks the OpenAI protocol. Without it, summaries are made by
   * rules.
   */
  aiBaseUrl: setting("AI_BASE_URL", addressOf("https", "http")),
  /** AI_API_KEY: for a service that needs one. */
  aiApiKey: secret("AI_API_KEY", anyText),
  /** AI_MODEL: the name that the service gives the model. */
  aiModel: setting("AI_MODEL", anyText),
  /**
   * SMTP_URL: the server that delivers mail. Without it, organisers reset forgotten passwords and
   * copy their messages.
   */
  smtpUrl: secret("SMTP_URL", serverOf("smtp", "smtps")),
  /**
   * SEED: the content of an empty installation. The default depends on where the data are stored.
   */
  seed: setting("SEED", oneOf("demo", "none")),
  /** ADMIN_EMAIL: the super admin. A start creates this account, or gives it the password below. */
  adminEmail: setting("ADMIN_EMAIL", email),
  /** ADMIN_PASSWORD: the password of that super admin. */
  adminPassword: secret("ADMIN_PASSWORD", password),
  /** LOG_LEVEL: the lowest level that is logged. */
  logLevel: settingOr(
    "LOG_LEVEL",
    oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent"),
    "info",
  ),
  /** DEV_USER_HEADER: if it is on, the server trusts a header that names the user. */
  developmentUserHeader: Effect.map(
    settingOr("DEV_USER_HEADER", oneOf("off", "on"), "off"),
    (word) => word === "on",
  ),
  /**
   * TIME_ZONE: the time zone of the organiser. It decides today's date, the deadlines and the
   * status of events.
   */
  timeZone: settingOr("TIME_ZONE", timeZone, machineTimeZone()),
  /** Whether TIME_ZONE is set: the zone of a machine may be another one than the organiser's. */
  isTimeZoneChosen: Effect.map(setting("TIME_ZONE", timeZone), Option.isSome),
  /** CURRENCY: that of fees and side games. Amounts that are stored keep their number. */
  currency: settingOr("CURRENCY", currency, "USD"),
  /**
   * UNITS: of holes and of distances in side games: yards and feet, or metres. Lengths that are
   * stored keep their number.
   */
  units: settingOr("UNITS", oneOf("yards", "metres"), "yards"),
  /** TRUST_PROXY: the proxies that may name the address of a caller. */
  trustedProxies: setting("TRUST_PROXY", addresses).pipe(
    Effect.map(Option.match({ onNone: () => [], onSome: listOf })),
  ),
  /**
   * MAX_CONNECTIONS: how many connections the server keeps open at once. Each live viewer has one.
   */
  maxConnections: settingOr("MAX_CONNECTIONS", wholeNumber(1, 1_000_000), 20_000),
  /**
   * MAX_PER_ADDRESS: how many requests of one address may be in progress, live connections
   * included.
   */
  maxPerAddress: settingOr("MAX_PER_ADDRESS", wholeNumber(1, 1_000_000), 1000),
  /** NODE_ENV: production refuses settings that are good only for trying out. */
  environment: settingOr("NODE_ENV", oneOf("production", "development", "test"), "development"),
});
export type Settings = Effect.Success<typeof settings>;
