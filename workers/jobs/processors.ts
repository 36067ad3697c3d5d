import type { Processor } from "../../application/ports/Jobs.ts";
import { deliverMessages } from "./deliverMessages.ts";
import { drawTeeSheets } from "./drawTeeSheets.ts";
import { sendInvitations } from "./sendInvitations.ts";
import { sendPasswordResets } from "./sendPasswordResets.ts";
import { tellOwners } from "./tellOwners.ts";
import { tellPhones } from "./tellPhones.ts";
import { tellResults } from "./tellResults.ts";
import { renewSummaries, writeSummaries } from "./writeSummaries.ts";

type ServicesOf<P> = P extends Processor<infer R> ? R : never;

/** The handlers of the jobs that use cases create. */
export const processors: ReadonlyArray<
  Processor<
    | ServicesOf<typeof deliverMessages>
    | ServicesOf<typeof drawTeeSheets>
    | ServicesOf<typeof writeSummaries>
    | ServicesOf<typeof renewSummaries>
    | ServicesOf<typeof sendPasswordResets>
    | ServicesOf<typeof tellOwners>
    | ServicesOf<typeof tellPhones>
    | ServicesOf<typeof tellResults>
  >
> = [
  drawTeeSheets,
  writeSummaries,
  renewSummaries,
  sendInvitations,
  deliverMessages,
  sendPasswordResets,
  tellOwners,
  tellPhones,
  tellResults,
];
