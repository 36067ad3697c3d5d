import { AccessDeniedError } from "@eventstore/db-client";
import { noReason, reasonOf } from "../../failures/systemErrors.ts";

/**
 * The reason why a server cannot be used, in words that end the sentence "The event store of ... ".
 */
export const complaintAbout = (url: string, cause: unknown) => {
  if (cause instanceof AccessDeniedError) return "refuses the name and password of its address";
  const reason = inWords(reasonOf(cause)) || noReason;
  const hint = hints.find(({ when }) => when(reason, url));
  return `does not answer: ${reason}${hint ? ` (${hint.says})` : ""}`;
};

/** gRPC wraps the message of the system and adds notes that explain nothing. */
const inWords = (text: string) =>
  text
    .replace(/^\d+ [A-Z_]+: /, "")
    .replace(/^No connection established[.] Last error: (Error: )?/, "")
    .replace(/[.]? Resolution note:.*$/s, "")
    // Newer versions of Node add an option of their own, which is no setting of this product.
    .replace(/; if the root CA is installed locally.*$/s, "")
    .replace(/ [(]\d{4}-[\d-]+T[\d:.]+Z[)]$/, "")
    .replace(/^[0-9A-F]+:error:[0-9A-F]+:SSL routines:\w+:([^:]+):.*$/s, "$1")
    .replace(/[.\s]+$/, "");

interface Hint {
  readonly when: (reason: string, url: string) => boolean;
  readonly says: string;
}

const hints: ReadonlyArray<Hint> = [
  {
    when: (reason) => /certificate/i.test(reason),
    says: "tlsCAFile in its address names the certificate of whoever vouches for it",
  },
  {
    when: (reason) => reason === "wrong version number",
    says: "it seems to speak without TLS: then its address needs tls=false",
  },
  {
    when: (reason, url) => reason === "Failed to connect" && /[?&]tls=false/i.test(url),
    says: "it may want TLS, which its address denies by tls=false",
  },
];
