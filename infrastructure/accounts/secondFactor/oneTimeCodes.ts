import { randomBytes } from "node:crypto";
import { Clock, Effect, Layer, Redacted } from "effect";
import { Secret, TOTP } from "otpauth";
import { OneTimeCodes } from "../../../application/ports/OneTimeCodes.ts";
import { appConfig } from "../../config/config.ts";
import { sessionSecret } from "../../dataFolder/sessionSecret.ts";
import { makeSeal } from "./seal.ts";

/** The phone and the server may be one step apart, which is half a minute. */
const NEIGHBOURS = 1;

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

interface Settings {
  readonly secret: string;
  /** What the app shows above the code. */
  readonly issuer: string;
}

export const oneTimeCodesWith = ({ secret, issuer }: Settings) => {
  const seal = makeSeal(secret);

  return Layer.succeed(OneTimeCodes, {
    newSecret: ({ id, email }) =>
      Effect.sync(() => {
        const made = new Secret({ size: SECRET_BYTES });
        const address = new TOTP({ issuer, label: email, secret: made }).toString();
        const sealedSecret = seal.close(id, made.base32);
        return { secret: made.base32, address, sealedSecret };
      }),

    stepOf: Effect.fnUntraced(function* ({ administratorId, sealedSecret, digits }) {
      const opened = seal.open(administratorId, sealedSecret);
      if (opened === null) {
        yield* Effect.logWarning(
          "A second factor cannot be read, because SESSION_SECRET is another one than before. Its recovery codes still work.",
          { account: administratorId },
        );
        return null;
      }
      const timestamp = yield* Clock.currentTimeMillis;
      const totp = new TOTP({ secret: Secret.fromBase32(opened) });
      const delta = totp.validate({ token: digits, timestamp, window: NEIGHBOURS });
      return delta === null ? null : totp.counter({ timestamp }) + delta;
    }),

    newRecoveryCodes: Effect.sync(() => Array.from({ length: 10 }, newRecoveryCode)),
  });
};

/** With the secret of the cookies and the name of the product. */
export const oneTimeCodes = Layer.unwrap(
  Effect.gen(function* () {
    const { brandName } = yield* appConfig;
    const secret = Redacted.value(yield* sessionSecret);
    return oneTimeCodesWith({ secret, issuer: brandName });
  }),
);

/** The letters of Crockford, of which none looks like another one. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 80 random bits cannot be guessed, so a fast digest is enough to hide the code. */
const newRecoveryCode = () =>
  Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]).join("");
