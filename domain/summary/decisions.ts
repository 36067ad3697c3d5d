import { Result } from "effect";
import { SummaryEvent } from "./events.ts";
import type { Summary } from "./summary.ts";

const { SummaryRequested, SummaryWritten } = SummaryEvent.cases;

const happened = (...events: ReadonlyArray<SummaryEvent>) =>
  Result.succeed<ReadonlyArray<SummaryEvent>>(events);

/** One request is on its way at a time, and none for facts that have their text. */
export const requestSummary = (
  request: Omit<typeof SummaryRequested.Type, "_tag">,
  { asked, written }: Summary,
) => {
  const isKnown = asked === request.facts || written?.facts === request.facts;
  return isKnown ? happened() : happened(SummaryRequested.make(request));
};

/** Nobody asked for a second text of one request. */
export const writeSummary = (text: Omit<typeof SummaryWritten.Type, "_tag">, { asked }: Summary) =>
  asked === null ? happened() : happened(SummaryWritten.make(text));
