import { Effect, Option } from "effect";
import { appConfig } from "../config/config.ts";
import { computerFindings, thisComputer } from "./computer.ts";
import { folderFindings, hasInstallation } from "./folder.ts";
import { networkFindings } from "./network.ts";
import { settingsFindings } from "./settings.ts";

/** What can be seen before anything is opened, and whether there is something to open. */
export const lookAround = Effect.gen(function* () {
  const config = yield* appConfig;
  const { databaseUrl, dataFolder, isProduction } = config;
  const isEmbedded = Option.isNone(databaseUrl);
  return {
    isProduction,
    /** The first start makes one; looking does not. */
    isInstalled: !isEmbedded || hasInstallation(dataFolder),
    findings: [
      ...computerFindings(thisComputer(), config.maxConnections),
      ...settingsFindings(config),
      ...(isEmbedded ? folderFindings(dataFolder) : []),
      ...(yield* networkFindings(config)),
    ],
  };
});
