import { Result } from "effect";
import { type Addition, NoSuchLookup } from "../../application/ports/LookupUpkeep.ts";
import type { LookupId } from "../../domain/shared/values.ts";
import type { ReferenceTransaction } from "../postgres/referenceData.ts";

/** The ids that a play format refers to. Other lists refer to none. */
export const structuresOf = async (tx: ReferenceTransaction, { list, item }: Addition) => {
  if (list !== "play format") return Result.succeed([]);
  const wanted = [...new Set(item.compatibleStructures)];
  const found = await tx
    .selectFrom("participantStructures")
    .select(["id", "code"])
    .where("code", "in", wanted)
    .execute();
  const missing = wanted.find((code) => !found.some((structure) => structure.code === code));
  return missing === undefined
    ? Result.succeed(found.map(({ id }) => id))
    : Result.fail(new NoSuchLookup({ list: "participant structure", code: missing }));
};

/** Allows these structures for a play format. */
export const admitStructures = async (
  tx: ReferenceTransaction,
  playFormatId: LookupId,
  structures: ReadonlyArray<LookupId>,
) => {
  if (structures.length === 0) return;
  const rows = structures.map((participantStructureId) => ({
    ...{ participantStructureId, playFormatId },
    ...{ compatibilityNotes: null, isRecommended: false },
  }));
  await tx.insertInto("formatCompatibility").values(rows).execute();
};
