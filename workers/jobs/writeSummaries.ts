import { processor } from "../../application/ports/Jobs.ts";
import { writeSummary, writeSummaryJob } from "../../application/summary/writeSummary.ts";

/** Writes what readers have asked for. */
export const writeSummaries = processor(writeSummaryJob, writeSummary);
