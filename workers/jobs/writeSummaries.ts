import { processor } from "../../application/ports/Jobs.ts";
import { renewSummary, renewSummaryJob } from "../../application/summary/renewSummary.ts";
import { writeSummary, writeSummaryJob } from "../../application/summary/writeSummary.ts";

/** Writes the summaries that were requested. */
export const writeSummaries = processor(writeSummaryJob, writeSummary);

/** Requests new summaries after corrections. */
export const renewSummaries = processor(renewSummaryJob, renewSummary);
