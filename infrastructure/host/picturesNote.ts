import { Effect } from "effect";
import { Pictures } from "../../application/ports/Pictures.ts";

const note = `Players cannot save a picture, because sharp does not run on this computer (${process.platform}, ${process.arch}); everything else works.`;

/** A note for the operator who starts a server that cannot process pictures; none if it can. */
export const picturesNote = Pictures.use(({ isAvailable }) =>
  Effect.map(isAvailable, (isHere) => (isHere ? [] : [note])),
);
