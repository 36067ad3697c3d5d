import { ConfigProvider, Effect, Option, type Redacted } from "effect";
import { refuseContradictions } from "./contradictions.ts";
import { type Settings, settings } from "./settings.ts";

/** Every setting the processes read. Secrets stay Redacted, so logging the config is safe. */
export interface AppConfig extends Omit<Settings, "seed"> {
  readonly isProduction: boolean;
  /**
   * The default is `demo` only where a trial is likely: on the embedded database, and not in
   * production.
   */
  readonly seed: "demo" | "none";
  /** The super admin that ADMIN_EMAIL and ADMIN_PASSWORD describe. */
  readonly administrator: Option.Option<{
    readonly email: string;
    readonly password: Redacted.Redacted;
  }>;
}

const complete = (settings: Settings): AppConfig => {
  const { environment, databaseUrl, seed, adminEmail, adminPassword } = settings;
  const isProduction = environment === "production";
  const ownSeed = isProduction || Option.isSome(databaseUrl) ? "none" : "demo";
  return {
    ...settings,
    isProduction,
    seed: Option.getOrElse(seed, () => ownSeed),
    administrator: Option.all({ email: adminEmail, password: adminPassword }),
  };
};

/** Fails with one sentence that names the variable and the values that it accepts. */
export const appConfig = settings.pipe(Effect.tap(refuseContradictions), Effect.map(complete));

/** For tests and scripts: reads the same settings from a plain object. */
export const parseConfig = (env: Record<string, string>) =>
  Effect.provide(appConfig, ConfigProvider.layer(ConfigProvider.fromEnv({ env })));
