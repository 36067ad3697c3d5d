import { Effect } from "effect";
import { processor } from "../../application/ports/Jobs.ts";
import { drawJob, drawTeeSheet } from "../../application/teeSheet/drawTeeSheet.ts";

/** Draws what administrators have asked for. */
export const drawTeeSheets = processor(drawJob, (draw) => Effect.asVoid(drawTeeSheet(draw)));
