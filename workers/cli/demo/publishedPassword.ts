import { Effect, Schema } from "effect";
import { Administrators } from "../../../application/ports/Administrators.ts";
import { Passwords } from "../../../application/ports/Passwords.ts";
import { Players } from "../../../application/ports/Players.ts";
import { demoPeople, isInUse } from "./demoPeople.ts";
import { demoPassword } from "./demoPlayers.ts";

/** The message is one sentence for the person who starts the program. */
export class DemoIsOpen extends Schema.TaggedError<DemoIsOpen>()("DemoIsOpen", {
  first: Schema.String,
  others: Schema.Int,
}) {
  override get message() {
    const more = this.others === 0 ? "" : ` and ${this.others} more`;
    return (
      "Production does not start with the demo, whose published password still opens " +
      `${this.first}${more}: take it out with \`npm run golf -- demo remove\`, or give production a ` +
      "DATA_DIR or DATABASE_URL of its own."
    );
  }
}

/** Accounts whose password was changed do not count as demo accounts any more. */
export const refuseOpenDemo = Effect.gen(function* () {
  const [first, ...others] = yield* openedByPublishedPassword;
  if (first !== undefined) return yield* new DemoIsOpen({ first, others: others.length });
});

/** Their e-mail addresses, administrators first. */
const openedByPublishedPassword = Effect.gen(function* () {
  const known = yield* credentials;
  const opened = yield* openedAmong(new Set(known.map(({ passwordHash }) => passwordHash)));
  return known.flatMap(({ email, passwordHash }) => (opened.has(passwordHash) ? [email] : []));
});

const credentials = Effect.gen(function* () {
  const { players, administrators } = yield* demoPeople;
  const found = yield* Effect.all([
    Effect.forEach(administrators.filter(isInUse), ({ email }) =>
      Administrators.use((port) => port.byEmailForSignIn(email)).pipe(withEmail(email)),
    ),
    Effect.forEach(players.filter(isInUse), ({ email }) =>
      Players.use((port) => port.byEmailForSignIn(email)).pipe(withEmail(email)),
    ),
  ]);
  return found.flat(2);
});

const withEmail = (email: string) =>
  Effect.map((found: { readonly passwordHash: string } | null) =>
    found ? [{ email, passwordHash: found.passwordHash }] : [],
  );

/** All demo accounts share one hash, so usually one check is enough. */
const openedAmong = Effect.fnUntraced(function* (hashes: ReadonlySet<string>) {
  const { verify } = yield* Passwords;
  const opened = yield* Effect.filter(hashes, (hash) => verify(demoPassword, hash), {
    concurrency: 2,
  });
  return new Set(opened);
});
