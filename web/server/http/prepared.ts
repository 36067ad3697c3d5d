import { createHash } from "node:crypto";
import { compressors, type Encoding } from "./encodings.ts";

/** The body of an answer, made once for all callers until it changes. */
export interface Prepared {
  /** Follows from the content, so that all servers and all starts have the same one. */
  readonly etag: string;
  readonly body: Buffer;
  /** Made for the first caller who accepts the encoding, and shared with all others. */
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
}

/** Makes the body of each value once, and keeps it as long as the value exists. */
export const makePrepare = <A extends object>(encode: (value: A) => string) => {
  const prepared = new WeakMap<A, Prepared>();
  return (value: A) => {
    const made = prepared.get(value) ?? prepare(encode(value));
    prepared.set(value, made);
    return made;
  };
};

/**
 * Makes the text of a list of which little changes at a time: an element that is still the same
 * object keeps its text.
 */
export const makeListText = <A extends object>(encode: (element: A) => unknown) => {
  const texts = new WeakMap<A, string>();
  const textOf = (element: A) => {
    const text = texts.get(element) ?? JSON.stringify(encode(element));
    texts.set(element, text);
    return text;
  };
  return (list: ReadonlyArray<A>) => `[${list.map(textOf).join(",")}]`;
};

const prepare = (text: string): Prepared => {
  const body = Buffer.from(text);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const forms = new Map<Encoding, Promise<Buffer>>();
  const compressed = (encoding: Encoding) => {
    const form = forms.get(encoding) ?? compressors[encoding](body);
    forms.set(encoding, form);
    return form;
  };
  return { etag, body, compressed };
};
