import { Effect } from "effect";
import type { AdministratorId } from "../../../domain/shared/values.ts";
import { OneTimeCodes } from "../../ports/OneTimeCodes.ts";
import { SecondFactors } from "../../ports/SecondFactors.ts";
import { Throttle } from "../../ports/Throttle.ts";
import { CodeWrong, NoSecondFactor } from "../refusals.ts";
import { typedCode } from "./typedCode.ts";

interface Proof {
  /** As it was typed: six digits, or a recovery code. */
  readonly code: string;
  /** The address of the request, used to count wrong codes. */
  readonly address: string;
}

/** A code of the app or a recovery code. Both count once. */
export const proveFactor = Effect.fn("proveFactor")(function* (
  id: AdministratorId,
  { code, address }: Proof,
) {
  const factors = yield* SecondFactors;
  const factor = yield* factors.find(id);
  if (!factor?.isOn) return yield* new NoSecondFactor();
  const typed = typedCode(code);
  const check = Effect.gen(function* () {
    if (typed.kind === "recovery code") return yield* factors.takeRecoveryCode(id, typed.code);
    const step = yield* stepOf(id, factor.sealedSecret, typed.digits);
    return step !== null && (yield* factors.takeStep(id, step));
  });
  yield* guardCode(id, address, refuseWrong(check));
});

export const stepOf = (
  administratorId: AdministratorId,
  sealedSecret: Uint8Array,
  digits: string,
) => OneTimeCodes.use((codes) => codes.stepOf({ administratorId, sealedSecret, digits }));

const refuseWrong = <E, R>(check: Effect.Effect<boolean, E, R>) =>
  Effect.flatMap(check, (isRight) => (isRight ? Effect.void : Effect.fail(new CodeWrong())));

/** Wrong codes are limited as wrong passwords are. */
export const guardCode = <A, E, R>(
  accountId: AdministratorId,
  address: string,
  check: Effect.Effect<A, E, R>,
) =>
  Throttle.use((throttle) =>
    throttle.guard({ what: "second factor", accountId, address })(
      check,
      (failure) => failure instanceof CodeWrong,
    ),
  );
