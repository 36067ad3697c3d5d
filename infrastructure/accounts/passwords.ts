import { hash, verify } from "@node-rs/argon2";
import { Effect, Layer } from "effect";
import { Passwords } from "../../application/ports/Passwords.ts";

/** argon2id, the library's default, at the cost that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash carries its own salt and cost. */
export const passwordsArgon2 = Layer.effect(
  Passwords,
  Effect.gen(function* () {
    const hashOf = (password: string) => Effect.promise(() => hash(password, cost));
    const nobodys = yield* hashOf("the password of nobody");
    return {
      hash: hashOf,
      verify: (password, known) =>
        Effect.promise(() => verify(known ?? nobodys, password)).pipe(
          Effect.map((isRight) => isRight && known !== null),
        ),
    };
  }),
);
