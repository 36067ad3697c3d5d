import { createECDH } from "node:crypto";
import { Effect, Option, Redacted } from "effect";
import { appConfig } from "../config/config.ts";
import { pushKey as kind } from "../config/kinds.ts";
import { keptSecret } from "./keptSecret.ts";

/**
 * The private key with which notices to phones are signed: PUSH_KEY, or one that is created once
 * and kept in the data folder. Phones subscribe to its public half, so another key ends all
 * subscriptions.
 */
export const pushKey = Effect.gen(function* () {
  const { pushKey } = yield* appConfig;
  if (Option.isSome(pushKey)) return pushKey.value;
  const kept = yield* keptSecret({
    ...{ name: "push-key", kind, make: newKey },
    after: "with which players turn notices on again",
  });
  return Redacted.make(Redacted.value(kept).trim());
});

const CURVE = "prime256v1";
const BYTES = 32;

const newKey = () => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const key = pair.getPrivateKey();
  // Leading zeros are left out.
  return Buffer.concat([Buffer.alloc(BYTES - key.length), key]).toString("base64url");
};

/** The half that phones know. */
export const publicHalfOf = (key: Redacted.Redacted): string => {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Redacted.value(key), "base64url");
  return pair.getPublicKey("base64url");
};
