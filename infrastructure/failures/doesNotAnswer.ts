import { Schema } from "effect";
import { reasonOf } from "./systemErrors.ts";

/**
 * A server of the settings that does not answer. The message is one sentence for the person who
 * started the program.
 */
export class DoesNotAnswer extends Schema.TaggedError<DoesNotAnswer>()("DoesNotAnswer", {
  message: Schema.String,
}) {}

/**
 * `what` is a text such as "The event store". The message shows the address without its password.
 */
export const doesNotAnswer = (what: string, variable: string, url: string, cause: unknown) =>
  new DoesNotAnswer({
    message: `${what} of ${variable} (${placeOf(url)}) does not answer: ${reasonOf(cause)}.`,
  });

/**
 * Removes the user name and the password. The address of a cluster names several hosts, so a
 * standard URL parser cannot read it. A password may contain any character, also one that usually
 * ends the host, so everything up to the last @ is removed.
 */
export const placeOf = (url: string) =>
  url.replace(/^[^:]*:[/]*([^:@]*:.*@|[^@/?#]*@)?/, "").replace(/[/?#].*$/, "");
