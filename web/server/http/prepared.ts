import { createHash } from "node:crypto";
import { compressors, type Encoding } from "./encodings.ts";

/** A body made once, for all callers who ask until it changes. */
export interface Prepared {
  /** Of its content, so that every server and every start agree on it. */
  readonly etag: string;
  readonly body: Buffer;
  /** The first caller who understands an encoding has it made, for all others too. */
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
}

/** Makes the body of each value once, for as long as the value is kept elsewhere. */
export const makePrepare = <A extends object>(encode: (value: A) => string) => {
  const prepared = new WeakMap<A, Prepared>();
  return (value: A) => {
    const made = prepared.get(value) ?? prepare(encode(value));
    prepared.set(value, made);
    return made;
  };
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
