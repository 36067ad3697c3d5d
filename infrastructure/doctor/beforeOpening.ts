import { Effect, Option } from "effect";
import { appConfig } from "../config/config.ts";
import { computerFindings, thisComputer } from "./computer.ts";
import { folderFindings, hasInstallation } from "./folder.ts";
import { networkFindings } from "./network.ts";
import { settingsFindings } from "./settings.ts";

/**
 * Facts that can be found out before a store is opened, and whether there is an installation to
 * open.
 */
export const checkBeforeOpening = Effect.gen(function* () {
  const config = yield* appConfig;
  const { databaseUrl, dataFolder, isProduction } = config;
  const isEmbedded = Option.isNone(databaseUrl);
  return {
    isProduction,
    /** The first start creates an installation; a check does not. */
    isInstalled: !isEmbedded || hasInstallation(dataFolder),
    findings: [
      ...computerFindings(thisComputer(), config.maxConnections),
      ...settingsFindings(config),
      ...(isEmbedded ? folderFindings(dataFolder) : []),
      ...(yield* networkFindings(config)),
    ],
  };
});
