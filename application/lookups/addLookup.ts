import { Effect, Schema } from "effect";
import { type Addition, LookupUpkeep } from "../ports/LookupUpkeep.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";

const MAX_CODE_LENGTH = 10;
const MAX_APPLIES_TO_LENGTH = 200;

class LookupRefused extends Schema.TaggedError<LookupRefused>()("LookupRefused", {
  message: Schema.String,
}) {}

/** Adds an item to a list that organisers choose from. */
export const addLookup = Effect.fnUntraced(function* (addition: Addition, origin: ChangeOrigin) {
  const message = faultOf(addition);
  if (message !== null) return yield* new LookupRefused({ message });
  return yield* LookupUpkeep.use(({ add }) => add(addition, origin));
});

/** The first mistake in an item, as a sentence; null if there is none. */
export const faultOf = (addition: Addition) => {
  const { code, name, description } = addition.item;
  if (code.trim() === "") return "Code is required";
  if (code.length > MAX_CODE_LENGTH) return "Code must be 10 characters or less";
  if (name.trim() === "") return "Name is required";
  if (description.trim() === "") return "Description is required";
  return ownFaultOf(addition);
};

/** Each list has its own rule. */
const ownFaultOf = ({ list, item }: Addition) => {
  switch (list) {
    case "participant structure":
      return item.playersPerGroup >= 1 ? null : "Players per group must be at least 1";
    case "play format":
      return item.compatibleStructures.length > 0
        ? null
        : "At least one compatible structure is required";
    case "scoring metric":
      if (item.appliesTo.length > MAX_APPLIES_TO_LENGTH) {
        return "Applies to must be 200 characters or less";
      }
      return ["asc", "desc"].includes(item.rankingDirection)
        ? null
        : "Ranking direction must be asc or desc";
    case "competition container":
      return item.typicalDurationDays >= 1 ? null : "Duration must be at least 1 day";
  }
};
