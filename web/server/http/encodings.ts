import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The result is nearly as small as with the best quality, in a fraction of the time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** In bytes. A shorter body fits into one network packet even without compression. */
export const WORTH_COMPRESSING = 1024;

/** The encodings of a body, the smallest result first. */
export const compressors = {
  br: (body: Buffer): Promise<Buffer> => brotli(body, quality),
  gzip: (body: Buffer): Promise<Buffer> => zip(body),
};
export type Encoding = keyof typeof compressors;

const encodings = ["br", "gzip"] as const satisfies ReadonlyArray<Encoding>;

/** The encodings that a caller accepts. The quality 0 refuses one. */
export const understoodBy = ({
  "accept-encoding": accept = "",
}: Headers): ReadonlyArray<Encoding> => {
  const offers = String(accept)
    .toLowerCase()
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim()))
    .filter(([, weight = ""]) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name);
  return encodings.filter((encoding) => offers.includes(encoding));
};

interface Headers {
  readonly "accept-encoding"?: string | ReadonlyArray<string> | undefined;
}
