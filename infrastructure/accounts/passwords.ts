import { hash, verify } from "@node-rs/argon2";
import { Effect, Layer } from "effect";
import { Passwords } from "../../application/ports/Passwords.ts";
import { makeHashQueue } from "./hashQueue.ts";

/** argon2id, the default of the library, at the cost that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes are computed on the four threads that Node also uses for files and host names, so two
 * threads are left for those. A full queue is worked off in about five seconds.
 */
const limits = { atOnce: 2, longest: 500 };

/** A hash contains its own salt and cost. */
export const passwordsArgon2 = Layer.effect(
  Passwords,
  Effect.gen(function* () {
    const queued = makeHashQueue(limits);
    const hashOf = (password: string) => Effect.promise(() => hash(password, cost));
    const nobodys = yield* hashOf("the password of nobody");
    return {
      hash: (password) => queued("later")(hashOf(password)),
      verify: (password, known) =>
        queued("first")(Effect.promise(() => verify(known ?? nobodys, password))).pipe(
          Effect.map((isRight) => isRight && known !== null),
        ),
    };
  }),
);
