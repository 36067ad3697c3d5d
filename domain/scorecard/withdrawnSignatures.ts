import { Array } from "effect";
import { ScorecardEvent } from "./events.ts";
import type { OpenCard } from "./scorecard.ts";

/** When a score changes, the signatures are withdrawn, because partners signed other numbers. */
export const withdrawnSignatures = ({
  scorecardId,
  attestations,
  paperSignature,
}: Pick<
  OpenCard,
  "scorecardId" | "attestations" | "paperSignature"
>): ReadonlyArray<ScorecardEvent> => {
  const onPaper = paperSignature === null ? [] : [paperSignature];
  const attestationIds = [...attestations.values(), ...onPaper];
  if (!Array.isReadonlyArrayNonEmpty(attestationIds)) return [];
  return [ScorecardEvent.cases.AttestationsInvalidated.make({ scorecardId, attestationIds })];
};
