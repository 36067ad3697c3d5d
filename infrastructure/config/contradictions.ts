import { Effect, Option } from "effect";
import { wrong } from "./setting.ts";
import type { Settings } from "./settings.ts";

/** Refuses settings that are valid one by one but contradict each other. */
export const refuseContradictions = (settings: Settings) => {
  const found = contradictions.find(({ when }) => when(settings));
  return found ? wrong(found.sentence) : Effect.void;
};

interface Contradiction {
  readonly when: (settings: Settings) => boolean;
  readonly sentence: string;
}

const isProduction = ({ environment }: Settings) => environment === "production";

const contradictions: ReadonlyArray<Contradiction> = [
  {
    when: ({ adminEmail, adminPassword }) =>
      Option.isSome(adminEmail) && Option.isNone(adminPassword),
    sentence: "ADMIN_EMAIL must come with ADMIN_PASSWORD.",
  },
  {
    when: ({ adminEmail, adminPassword }) =>
      Option.isSome(adminPassword) && Option.isNone(adminEmail),
    sentence: "ADMIN_PASSWORD must come with ADMIN_EMAIL.",
  },
  {
    when: ({ aiBaseUrl, aiModel }) => Option.isSome(aiBaseUrl) && Option.isNone(aiModel),
    sentence: "AI_BASE_URL must come with AI_MODEL.",
  },
  {
    when: ({ port, metricsPort }) => port !== 0 && Option.contains(metricsPort, port),
    sentence: "METRICS_PORT must be another port than PORT.",
  },
  {
    when: (settings) => isProduction(settings) && Option.contains(settings.seed, "demo"),
    sentence: "SEED must be none in production.",
  },
  {
    when: (settings) => isProduction(settings) && settings.developmentUserHeader,
    sentence: "DEV_USER_HEADER must be off in production.",
  },
  {
    when: (settings) => isProduction(settings) && Option.isNone(settings.sessionSecret),
    sentence: "SESSION_SECRET must be set in production, to a text of at least 32 characters.",
  },
  {
    when: (settings) => isProduction(settings) && Option.isNone(settings.publicUrl),
    sentence: "PUBLIC_URL must be set in production, to the address that people type.",
  },
];
