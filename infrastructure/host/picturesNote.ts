import { Effect } from "effect";
import { Pictures } from "../../application/ports/Pictures.ts";

const note = `Players cannot save a picture, because sharp does not run on this computer (${process.platform}, ${process.arch}); everything else works.\n`;

/** What whoever starts a server is told where it cannot make pictures; nothing where it can. */
export const picturesNote = Pictures.use(({ isAvailable }) =>
  Effect.map(isAvailable, (isHere) => (isHere ? "" : note)),
);
