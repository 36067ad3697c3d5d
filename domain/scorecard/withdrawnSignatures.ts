import { Array } from "effect";
import { ScorecardEvent } from "./events.ts";
import type { OpenCard } from "./scorecard.ts";

/** When a score changes, the signatures are withdrawn, because partners signed other numbers. */
export const withdrawnSignatures = ({
  scorecardId,
  attestations,
}: Pick<OpenCard, "scorecardId" | "attestations">): ReadonlyArray<ScorecardEvent> => {
  const attestationIds = [...attestations.values()];
  if (!Array.isReadonlyArrayNonEmpty(attestationIds)) return [];
  return [ScorecardEvent.cases.AttestationsInvalidated.make({ scorecardId, attestationIds })];
};
