import { hasDocument } from "../device/hasDocument.ts";

/** On the server, which draws pages without a document. */
let handedIn: Readonly<Record<string, string>> = {};

/** Before anything else of the client is loaded, because much is made of the facts at once. */
export const handInFacts = (facts: Readonly<Record<string, string>>): void => {
  handedIn = facts;
};

/** What the server wrote into the page under this name. */
export const metaOf = (name: string): string | null => {
  const content = hasDocument
    ? document.querySelector(`meta[name="golf:${name}"]`)?.getAttribute("content")
    : handedIn[name];
  // During development the page contains empty values.
  return content ? content : null;
};
