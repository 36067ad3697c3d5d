import { createHash } from "node:crypto";
import { compressors, type Encoding } from "./encodings.ts";

/** A body made once, for everybody who asks until it changes. */
export interface Prepared {
  /** Of its content, so that every server and every start agree on it. */
  readonly etag: string;
  readonly body: Buffer;
  /** Come later: while scores pour in, compressing each version would cost more than it saves. */
  readonly compressed: { [E in Encoding]?: Buffer };
}

/** In milliseconds: a body that is not replaced within this time is worth compressing. */
const REST = 250;

/** Makes the body of each value once, as long as the value is kept by whoever made it. */
export const makePrepare = <A extends object>(encode: (value: A) => string) => {
  const prepared = new WeakMap<A, Prepared>();
  let newest: WeakRef<A> | undefined;

  const prepare = (value: A): Prepared => {
    const body = Buffer.from(encode(value));
    const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    return { etag, body, compressed: {} };
  };

  return (value: A) => {
    const known = prepared.get(value);
    if (known) return known;
    const made = prepare(value);
    prepared.set(value, made);
    newest = new WeakRef(value);
    setTimeout(() => void (newest?.deref() === value && compress(made)), REST).unref();
    return made;
  };
};

const compress = async ({ body, compressed }: Prepared) => {
  compressed.br = await compressors.br(body);
  compressed.gzip = await compressors.gzip(body);
};

/** The smallest form that is ready, of those that the caller understands. */
export const formFor = ({ body, compressed }: Prepared, understood: ReadonlyArray<Encoding>) => {
  for (const encoding of understood) {
    const form = compressed[encoding];
    if (form) return { encoding, body: form };
  }
  return { encoding: null, body };
};
