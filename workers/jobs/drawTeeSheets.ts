import { Effect } from "effect";
import { processor } from "../../application/ports/Jobs.ts";
import { drawJob, drawTeeSheet } from "../../application/teeSheet/drawTeeSheet.ts";

/** Makes the draws that administrators have requested. */
export const drawTeeSheets = processor(drawJob, (draw) => Effect.asVoid(drawTeeSheet(draw)));
