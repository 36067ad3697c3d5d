import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A body made once, for everybody who asks until it changes. */
export interface Prepared {
  readonly etag: string;
  readonly body: Buffer;
  /** Come later: while scores pour in, squeezing each version would cost more than it saves. */
  readonly squeezed: { br?: Buffer; gzip?: Buffer };
  /** Nobody will ask for it any more. */
  readonly isReplaced: () => void;
}

const REST = 250;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const prepare = (etag: string, text: string): Prepared => {
  const body = Buffer.from(text);
  const squeezed = {};
  const rest = setTimeout(() => void squeeze(body, squeezed), REST).unref();
  return { etag, body, squeezed, isReplaced: () => clearTimeout(rest) };
};

const squeeze = async (body: Buffer, squeezed: Prepared["squeezed"]) => {
  squeezed.br = await brotli(body, quality);
  squeezed.gzip = await zip(body);
};

/** The smallest form that is ready and that the caller understands. */
export const formFor = ({ body, squeezed }: Prepared, acceptEncoding = "") => {
  for (const encoding of ["br", "gzip"] as const) {
    const form = squeezed[encoding];
    if (form && acceptEncoding.includes(encoding)) return { encoding, body: form };
  }
  return { encoding: null, body };
};
