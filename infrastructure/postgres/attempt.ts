import { Effect } from "effect";
import { DataFolderUnusable } from "../dataFolder/dataFolder.ts";
import { DatabaseUnavailable } from "./databaseUnavailable.ts";

/** An error without a sentence is a defect of the program. */
export const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => cause }).pipe(
    Effect.catch((cause) => (hasSentence(cause) ? Effect.fail(cause) : Effect.die(cause))),
  );

const hasSentence = (cause: unknown) =>
  cause instanceof DatabaseUnavailable || cause instanceof DataFolderUnusable;
