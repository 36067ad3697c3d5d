import { Schema } from "effect";
import { reasonOf } from "./systemErrors.ts";

/** A server that the settings name. The message is one sentence for whoever started the program. */
export class DoesNotAnswer extends Schema.TaggedError<DoesNotAnswer>()("DoesNotAnswer", {
  message: Schema.String,
}) {}

/** `what` as in "The event store"; the address is told without its password. */
export const doesNotAnswer = (what: string, variable: string, url: string, cause: unknown) =>
  new DoesNotAnswer({
    message: `${what} of ${variable} (${placeOf(url)}) does not answer: ${reasonOf(cause)}.`,
  });

/**
 * Without name and password. Clusters name several hosts, which is no address to others. A password may
 * hold anything, also what elsewhere ends the place: it goes up to the last @.
 */
export const placeOf = (url: string) =>
  url.replace(/^[^:]*:[/]*([^:@]*:.*@|[^@/?#]*@)?/, "").replace(/[/?#].*$/, "");
