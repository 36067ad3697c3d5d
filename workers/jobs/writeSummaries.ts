import { processor } from "../../application/ports/Jobs.ts";
import { writeSummary, writeSummaryJob } from "../../application/summary/writeSummary.ts";

/** Writes the summaries that readers have requested. */
export const writeSummaries = processor(writeSummaryJob, writeSummary);
