import { Effect } from "effect";
import type { AdministratorId } from "../../../domain/shared/values.ts";
import type { ChangeOrigin } from "../../ports/ReferenceData.ts";
import { SecondFactors } from "../../ports/SecondFactors.ts";
import { tellOwner } from "../tellOwner.ts";

/**
 * For an administrator who has lost the phone and the recovery codes. Somebody else removes the
 * second factor, and all sessions end. False if there was none.
 */
export const removeSecondFactor = Effect.fn("removeSecondFactor")(function* (
  id: AdministratorId,
  origin: ChangeOrigin,
) {
  const isRemoved = yield* SecondFactors.use((factors) => factors.remove(id, origin));
  if (isRemoved) yield* tellOwner({ kind: "admin", id }, "second factor off", origin);
  return isRemoved;
});
