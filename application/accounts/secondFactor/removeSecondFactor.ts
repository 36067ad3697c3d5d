import { Effect } from "effect";
import type { AdministratorId } from "../../../domain/shared/values.ts";
import { Administrators } from "../../ports/Administrators.ts";
import type { ChangeOrigin } from "../../ports/ReferenceData.ts";
import { SecondFactors } from "../../ports/SecondFactors.ts";
import { OthersFactorNotFound, OwnSecondFactor } from "../refusals.ts";
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

export const removeOthersFactor = Effect.fn("removeOthersFactor")(function* (
  by: AdministratorId,
  id: AdministratorId,
  origin: ChangeOrigin,
) {
  if (by === id) return yield* new OwnSecondFactor();
  if (!(yield* removeSecondFactor(id, origin))) return yield* new OthersFactorNotFound();
});

/** The other administrators who have one, by last name. Nobody helps those who were archived. */
export const listOthersFactors = Effect.fn("listOthersFactors")(function* (by: AdministratorId) {
  const owners = new Set(yield* SecondFactors.use((factors) => factors.owners));
  const active = yield* Administrators.use((administrators) => administrators.list("active"));
  return active.filter(({ id }) => id !== by && owners.has(id));
});
