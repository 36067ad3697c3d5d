import { createVar } from "@vanilla-extract/css";

/** Where toasts begin, on a page that is worked on at its top. */
export const toastTop = createVar();
