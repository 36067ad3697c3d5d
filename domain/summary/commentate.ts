import type { SummaryFacts } from "./facts.ts";
import { previewOf } from "./preview.ts";
import { reportOf } from "./report.ts";

/**
 * The text of the built-in commentator, which needs no provider: the same facts of an event always
 * give the same text.
 */
export const commentate = (facts: SummaryFacts, seed: string): string =>
  facts.status === "cancelled" ? calledOff(facts) : played(facts, seed);

const played = (facts: SummaryFacts, seed: string) =>
  facts.kind === "preview" ? previewOf(facts, seed) : reportOf(facts, seed);

const calledOff = ({ name, courseName }: SummaryFacts) =>
  `${name} is cancelled. The greens of ${courseName} get a day off, and nobody misses a putt on them.`;
