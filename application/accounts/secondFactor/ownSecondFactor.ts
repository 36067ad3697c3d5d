import { Effect } from "effect";
import { Administrators } from "../../ports/Administrators.ts";
import { OneTimeCodes } from "../../ports/OneTimeCodes.ts";
import type { ChangeOrigin } from "../../ports/ReferenceData.ts";
import { SecondFactors } from "../../ports/SecondFactors.ts";
import type { SessionOwners } from "../../ports/Sessions.ts";
import { confirmPassword } from "../ownPassword.ts";
import { CodeWrong, NoSecondFactor, SecondFactorIsOn } from "../refusals.ts";
import { guardCode, proveFactor, stepOf } from "./proveFactor.ts";
import { typedCode } from "./typedCode.ts";

type Owner = SessionOwners["admin"];

interface WithPassword {
  readonly password: string;
  readonly address: string;
}

interface WithCode {
  readonly code: string;
  readonly address: string;
  /** The token of the session that asks. Only this session stays open. */
  readonly token: string | null;
}

export const readSecondFactor = Effect.fn("readSecondFactor")(function* ({ id }: Owner) {
  const factor = yield* SecondFactors.use((factors) => factors.find(id));
  const isOn = factor?.isOn ?? false;
  return { isOn, recoveryCodesLeft: isOn ? (factor?.recoveryCodesLeft ?? 0) : 0 };
});

/** The secret for the app of the owner. It is asked for only after its first code. */
export const beginSecondFactor = Effect.fn("beginSecondFactor")(function* (
  owner: Owner,
  asked: WithPassword,
) {
  yield* confirmPassword(owner, asked);
  const { email } = yield* Administrators.use((administrators) => administrators.byId(owner.id));
  const made = yield* OneTimeCodes.use((codes) => codes.newSecret({ id: owner.id, email }));
  const begin = SecondFactors.use((factors) => factors.begin(owner.id, made.sealedSecret));
  if (!(yield* begin)) return yield* new SecondFactorIsOn();
  return { secret: made.secret, address: made.address };
});

/**
 * The first code shows that the app has the secret. Returns the recovery codes, which nobody can
 * read again.
 */
export const turnOnSecondFactor = Effect.fn("turnOnSecondFactor")(function* (
  { id }: Owner,
  { code, address, token }: WithCode,
  origin: ChangeOrigin,
) {
  const factors = yield* SecondFactors;
  const begun = yield* factors.find(id);
  if (!begun) return yield* new NoSecondFactor();
  if (begun.isOn) return yield* new SecondFactorIsOn();
  const { sealedSecret } = begun;
  const typed = typedCode(code);
  const check = Effect.gen(function* () {
    const step = typed.kind === "digits" ? yield* stepOf(id, sealedSecret, typed.digits) : null;
    return step ?? (yield* new CodeWrong());
  });
  const step = yield* guardCode(id, address, check);
  const recoveryCodes = yield* OneTimeCodes.use((codes) => codes.newRecoveryCodes);
  const turningOn = { sealedSecret, step, recoveryCodes, kept: token };
  if (!(yield* factors.turnOn(id, turningOn, origin))) return yield* new NoSecondFactor();
  return recoveryCodes;
});

export const turnOffSecondFactor = Effect.fn("turnOffSecondFactor")(function* (
  owner: Owner,
  asked: WithPassword & WithCode,
  origin: ChangeOrigin,
) {
  yield* confirmPassword(owner, asked);
  yield* proveFactor(owner.id, asked);
  yield* SecondFactors.use((factors) => factors.remove(owner.id, origin, asked.token));
});

/** Returns ten new recovery codes, with which the earlier ones end. */
export const renewRecoveryCodes = Effect.fn("renewRecoveryCodes")(function* (
  owner: Owner,
  asked: WithPassword & WithCode,
  origin: ChangeOrigin,
) {
  yield* confirmPassword(owner, asked);
  yield* proveFactor(owner.id, asked);
  const codes = yield* OneTimeCodes.use(({ newRecoveryCodes }) => newRecoveryCodes);
  yield* SecondFactors.use((factors) =>
    factors.renewRecoveryCodes(owner.id, codes, origin, asked.token),
  );
  return codes;
});
