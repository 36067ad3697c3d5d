import { drawTeeSheets } from "./drawTeeSheets.ts";

/** What is done for the jobs that use cases leave behind. */
export const processors = [drawTeeSheets];
