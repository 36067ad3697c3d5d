import { Effect } from "effect";
import { Administrators } from "../ports/Administrators.ts";
import { Passwords } from "../ports/Passwords.ts";
import { Players } from "../ports/Players.ts";
import { type SessionKind, Sessions } from "../ports/Sessions.ts";
import { SignInSteps } from "../ports/SignInSteps.ts";
import { Throttle } from "../ports/Throttle.ts";
import { SecondFactorNeeded, SignInRefused } from "./refusals.ts";

interface SignIn {
  readonly email: string;
  readonly password: string;
  /** The address of the request, used to count wrong passwords. */
  readonly address: string;
  /** The id of the device if this account has signed in on it before, otherwise null. */
  readonly device: string | null;
  /** The user agent of the browser. */
  readonly userAgent: string | null;
}

/**
 * A session that is remembered lasts 30 days. Any other session lasts until it has not been used
 * for 12 hours.
 */
export const signInPlayer = Effect.fn("signInPlayer")(function* ({
  email,
  password,
  address,
  device,
  userAgent,
  rememberMe,
}: SignIn & { readonly rememberMe: boolean }) {
  const throttle = yield* Throttle;
  const sessions = yield* Sessions;
  const findPlayer = Effect.gen(function* () {
    const found = yield* Players.use((players) => players.byEmailForSignIn(email));
    return yield* ifPasswordFits(password, found);
  });

  const guard = throttle.guard({ what: "player password", email, address, device });
  const { player, passwordHash } = yield* guard(findPlayer, isWrongPassword);
  const owner = { kind: "player", id: player.id } as const;
  const token = yield* sessions.open(owner, { remember: rememberMe, userAgent });
  const now = yield* Players.use((players) => players.byEmailForSignIn(email));
  if (now?.passwordHash !== passwordHash) return yield* refuseLate("player", token);
  return { player, token };
});

/**
 * An administrator with a second factor gets no session here, but a step that waits for the code.
 */
export const signInAdmin = Effect.fn("signInAdmin")(function* ({
  email,
  password,
  address,
  device,
  userAgent,
}: SignIn) {
  const throttle = yield* Throttle;
  const sessions = yield* Sessions;
  const findAdministrator = Effect.gen(function* () {
    const found = yield* Administrators.use((port) => port.byEmailForSignIn(email));
    return yield* ifPasswordFits(password, found);
  });

  const guard = throttle.guard({ what: "admin password", email, address, device });
  const found = yield* guard(findAdministrator, isWrongPassword);
  const { administrator, passwordHash } = found;
  const owner = { kind: "admin", id: administrator.id } as const;
  if (found.hasSecondFactor) {
    const step = yield* SignInSteps.use((steps) => steps.open(administrator.id));
    const now = yield* Administrators.use((port) => port.byEmailForSignIn(email));
    if (now?.passwordHash !== passwordHash) return yield* new SignInRefused();
    return yield* new SecondFactorNeeded({ step });
  }
  const token = yield* sessions.open(owner, { remember: false, userAgent });
  const now = yield* Administrators.use((port) => port.byEmailForSignIn(email));
  const isSame = now?.passwordHash === passwordHash && !now.hasSecondFactor;
  if (!isSame) return yield* refuseLate("admin", token);
  return { administrator, token };
});

/**
 * Also computes a hash when no account was found, so that the time of the answer does not show
 * whether the account exists.
 */
const ifPasswordFits = Effect.fnUntraced(function* <
  Account extends { readonly passwordHash: string },
>(password: string, account: Account | null) {
  const passwords = yield* Passwords;
  const fits = yield* passwords.verify(password, account?.passwordHash ?? null);
  return fits && account ? account : yield* new SignInRefused();
});

/**
 * The password was changed, or a second factor turned on, while this password was being checked.
 * That change ended the other sessions before this session began, so this one is ended here.
 */
const refuseLate = Effect.fnUntraced(function* (kind: SessionKind, token: string) {
  yield* Sessions.use((sessions) => sessions.end(kind, token));
  return yield* new SignInRefused();
});

const isWrongPassword = (failure: unknown) => failure instanceof SignInRefused;
