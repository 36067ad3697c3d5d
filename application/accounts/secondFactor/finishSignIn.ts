import { Effect } from "effect";
import { Administrators } from "../../ports/Administrators.ts";
import { Credentials } from "../../ports/Credentials.ts";
import { Sessions } from "../../ports/Sessions.ts";
import { SignInSteps } from "../../ports/SignInSteps.ts";
import { SignInStepOver } from "../refusals.ts";
import { proveFactor } from "./proveFactor.ts";

interface SecondStep {
  /** The token of the first step; null if this browser made none. */
  readonly step: string | null;
  readonly code: string;
  readonly address: string;
  readonly userAgent: string | null;
}

/** The second step of an administrator's sign-in. The session begins here. */
export const finishSignIn = Effect.fn("finishSignIn")(function* ({
  step,
  code,
  address,
  userAgent,
}: SecondStep) {
  const steps = yield* SignInSteps;
  const sessions = yield* Sessions;
  const id = step === null ? null : yield* steps.tryCode(step);
  if (step === null || id === null) return yield* new SignInStepOver();
  const owner = { kind: "admin", id } as const;
  const passwordHash = yield* Credentials.use((credentials) => credentials.hashOf(owner));
  yield* proveFactor(id, { code, address }).pipe(
    Effect.catchTag("NoSecondFactor", () => new SignInStepOver()),
  );
  if (!(yield* steps.use(step))) return yield* new SignInStepOver();
  const token = yield* sessions.open(owner, { remember: false, userAgent });
  const administrator = yield* Administrators.use((administrators) => administrators.byId(id)).pipe(
    Effect.catchTag("AdministratorNotFound", () => new SignInStepOver()),
  );
  // The password may have changed since the code was checked, which ended the other sessions.
  const now = yield* Credentials.use((credentials) => credentials.hashOf(owner));
  if (now !== passwordHash) {
    yield* sessions.end("admin", token);
    return yield* new SignInStepOver();
  }
  return { administrator, token };
});
