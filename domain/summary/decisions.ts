import { Result } from "effect";
import { SummaryEvent } from "./events.ts";
import type { Summary } from "./summary.ts";

const { SummaryRequested, SummaryWritten } = SummaryEvent.cases;

const happened = (...events: ReadonlyArray<SummaryEvent>) =>
  Result.succeed<ReadonlyArray<SummaryEvent>>(events);

/** Only one request is open at a time, and there is none for facts that already have a text. */
export const requestSummary = (
  request: Omit<typeof SummaryRequested.Type, "_tag">,
  { asked, written }: Summary,
) => {
  const isKnown = asked === request.facts || written?.facts === request.facts;
  return isKnown ? happened() : happened(SummaryRequested.make(request));
};

/** Each request gets only one text. */
export const writeSummary = (text: Omit<typeof SummaryWritten.Type, "_tag">, { asked }: Summary) =>
  asked === null ? happened() : happened(SummaryWritten.make(text));
