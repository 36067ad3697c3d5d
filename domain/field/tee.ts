import { Result } from "effect";
import type { TeeId } from "../shared/values.ts";
import { happened, nothing, type OfPlayer, whenInField } from "./decision.ts";
import { FieldEvent } from "./events.ts";
import { TeeIsFixed } from "./rejections.ts";

const { PlayerTeeChosen } = FieldEvent.cases;

export interface ChooseTee extends Omit<OfPlayer, "terms"> {
  /** Null stands for the tee of the tournament. */
  readonly teeId: TeeId | null;
  /** An open card keeps its tee, so a new tee would have no effect. */
  readonly hasScores: boolean;
}

export const chooseTee = whenInField(
  ({ tournamentId, playerId, teeId, hasScores }: ChooseTee, entry) => {
    if (entry.teeId === teeId) return nothing;
    if (hasScores) return Result.fail(new TeeIsFixed({ tournamentId, playerId }));
    return happened(PlayerTeeChosen.make({ tournamentId, playerId, teeId }));
  },
);
