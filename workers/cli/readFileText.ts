import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { Effect } from "effect";
import { Refused } from "./refused.ts";
import { refuseFolder } from "./refuseFolder.ts";

/** In bytes. The bundled tournaments have less than a hundredth of it. */
const MAXIMUM_BYTES = 5_000_000;

/** The text of a file. No more than the limit is read, whatever size the file claims. */
export const readFileText = Effect.fnUntraced(function* (file: string) {
  const { size } = yield* attempt(() => refuseFolder(file));
  if (size > MAXIMUM_BYTES) return yield* refuse(tooLarge(file));
  // A pipe has no size before it ends.
  const bytes = yield* attempt(() => buffer(createReadStream(file, { end: MAXIMUM_BYTES })));
  return bytes.length > MAXIMUM_BYTES ? yield* refuse(tooLarge(file)) : bytes.toString("utf8");
});

const tooLarge = (file: string) =>
  `${file} is larger than ${MAXIMUM_BYTES / 1_000_000} MB, and an import takes no more.`;

const refuse = (message: string) => new Refused({ message });

const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => cause });
