import type { FactsDigest, SummaryEvent } from "./events.ts";

export type Written = Omit<
  Extract<SummaryEvent, { readonly _tag: "SummaryWritten" }>,
  "_tag" | "tournamentId"
>;

export interface Summary {
  /** The facts of the text that is being written; null if no text is being written. */
  readonly asked: FactsDigest | null;
  /** How many texts were requested. */
  readonly requests: number;
  readonly written: Written | null;
}

export const initialState: Summary = { asked: null, requests: 0, written: null };

// No `default` case: a new event must not compile until its meaning is decided here.
export const evolve = (summary: Summary, event: SummaryEvent): Summary => {
  switch (event._tag) {
    case "SummaryRequested":
      return { ...summary, asked: event.facts, requests: summary.requests + 1 };
    case "SummaryWritten": {
      const { kind, facts, author, text, writtenAt } = event;
      return { ...summary, asked: null, written: { kind, facts, author, text, writtenAt } };
    }
  }
};
