import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A body made once, for everybody who asks until it changes. */
export interface Prepared {
  /** Of its content, so that every server and every start agree on it. */
  readonly etag: string;
  readonly body: Buffer;
  /** Come later: while scores pour in, compressing each version would cost more than it saves. */
  readonly compressed: { br?: Buffer; gzip?: Buffer };
}

/** In milliseconds: a body that is not replaced within this time is worth compressing. */
const REST = 250;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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
  compressed.br = await brotli(body, quality);
  compressed.gzip = await zip(body);
};

/** The smallest form that is ready and that the caller understands. */
export const formFor = ({ body, compressed }: Prepared, acceptEncoding: string) => {
  for (const encoding of ["br", "gzip"] as const) {
    const form = compressed[encoding];
    if (form && acceptEncoding.includes(encoding)) return { encoding, body: form };
  }
  return { encoding: null, body };
};
