import { Effect, Option } from "effect";
import {
  addresses,
  addressOf,
  anyText,
  email,
  eventStoreAddress,
  isTimeZone,
  listOf,
  longSecret,
  oneOf,
  port,
  redisAddress,
  serverOf,
  siteOf,
  timeZone,
  wholeNumber,
} from "./kinds.ts";
import { secret, setting, settingOr } from "./setting.ts";

/** Wherever this computer stands, unless that is unknown. */
const machineTimeZone = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : "UTC";
};

/** Every variable by itself; `infrastructure/config/config.ts` says what they are together. */
export const settings = Effect.all({
  /** PORT: where the server listens; 0 lets the system choose. */
  port: settingOr("PORT", port, 3000),
  /** HOST: the address it listens on. Only this computer reaches the default. */
  host: settingOr("HOST", anyText, "127.0.0.1"),
  /** HEALTH_PORT: where a projector or jobs tell whether they can work. Without it they do not. */
  healthPort: setting("HEALTH_PORT", port),
  /** METRICS_PORT: where this process shows what it measures. Without it nowhere. */
  metricsPort: setting("METRICS_PORT", port),
  /** METRICS_FROM: who may read it there. */
  metricsFrom: Effect.map(settingOr("METRICS_FROM", addresses, "loopback"), listOf),
  /** DATA_DIR: where the embedded database and what the server makes for itself are kept. */
  dataFolder: settingOr("DATA_DIR", anyText, ".data"),
  /** DATABASE_URL: without it, PostgreSQL runs on the data folder. */
  databaseUrl: secret("DATABASE_URL", serverOf("postgres", "postgresql")),
  /** ESDB_URL: without it, events are kept in PostgreSQL. */
  eventStoreUrl: secret("ESDB_URL", eventStoreAddress),
  /** REDIS_URL: without it, jobs are kept in PostgreSQL. */
  redisUrl: secret("REDIS_URL", redisAddress),
  /** SESSION_SECRET: seals cookies. Without it one is made and kept in the data folder. */
  sessionSecret: secret("SESSION_SECRET", longSecret),
  /** PUBLIC_URL: the address people type. Cookies are Secure when it is https. */
  publicUrl: setting("PUBLIC_URL", siteOf("https", "http")),
  /** BRAND_NAME: what the product is called on its pages. */
  brandName: settingOr("BRAND_NAME", anyText, "Wicked Golf"),
  /** SUPPORT_EMAIL: whom players write to. */
  supportEmail: settingOr("SUPPORT_EMAIL", email, "support@example.org"),
  /** SALES_EMAIL: whom organisers write to. */
  salesEmail: settingOr("SALES_EMAIL", email, "sales@example.org"),
  /** ADVERTISING_EMAIL: whom sponsors write to. */
  advertisingEmail: settingOr("ADVERTISING_EMAIL", email, "advertising@example.org"),
  /** AI_BASE_URL: a service that speaks the OpenAI protocol. Without it summaries follow rules. */
  aiBaseUrl: setting("AI_BASE_URL", addressOf("https", "http")),
  /** AI_API_KEY: for a service that asks for one. */
  aiApiKey: secret("AI_API_KEY", anyText),
  /** AI_MODEL: as that service calls it. */
  aiModel: setting("AI_MODEL", anyText),
  /** SMTP_URL: who delivers mail. Without it organisers reset forgotten passwords. */
  smtpUrl: secret("SMTP_URL", serverOf("smtp", "smtps")),
  /** SEED: what an empty installation starts with. Absent, it depends on where the data are. */
  seed: setting("SEED", oneOf("demo", "none")),
  /** ADMIN_EMAIL: of the super admin who is made, or given this password, at start. */
  adminEmail: setting("ADMIN_EMAIL", email),
  /** ADMIN_PASSWORD: of the same. */
  adminPassword: secret("ADMIN_PASSWORD", anyText),
  /** LOG_LEVEL: the least that is logged. */
  logLevel: settingOr(
    "LOG_LEVEL",
    oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent"),
    "info",
  ),
  /** DEV_USER_HEADER: on trusts whoever says who they are. */
  developmentUserHeader: Effect.map(
    settingOr("DEV_USER_HEADER", oneOf("off", "on"), "off"),
    (word) => word === "on",
  ),
  /** TIME_ZONE: the organiser's. It decides what is today, deadlines and the status of events. */
  timeZone: settingOr("TIME_ZONE", timeZone, machineTimeZone()),
  /** TRUST_PROXY: the proxies that may name a caller's address. */
  trustedProxies: setting("TRUST_PROXY", addresses).pipe(
    Effect.map(Option.match({ onNone: () => [], onSome: listOf })),
  ),
  /** MAX_CONNECTIONS: how many the server has open at once; each live viewer has one. */
  maxConnections: settingOr("MAX_CONNECTIONS", wholeNumber(1, 1_000_000), 20_000),
  /** MAX_PER_ADDRESS: how many requests of one address may be under way, live ones among them. */
  maxPerAddress: settingOr("MAX_PER_ADDRESS", wholeNumber(1, 1_000_000), 1000),
  /** NODE_ENV: production refuses what is only good for trying out. */
  environment: settingOr("NODE_ENV", oneOf("production", "development", "test"), "development"),
});
export type Settings = Effect.Success<typeof settings>;
