import { Effect } from "effect";
import type { PlayerId, ScorecardKey } from "../../domain/shared/values.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { asOthersRead, checkMayPlay } from "./checkMayPlay.ts";
import { goesTogether } from "./marker.ts";
import { GroupScoringOff, NotInTeeGroup } from "./refusals.ts";

/**
 * Checks that a player may enter scores on this card of their tee group: both players must still
 * play.
 */
export const checkGroupScoring = Effect.fnUntraced(function* (card: ScorecardKey, by: PlayerId) {
  const { tournamentId, playerId } = card;
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  if (settings.groupScoring !== true) return yield* new GroupScoringOff({ tournamentId });
  yield* checkMayPlay({ ...card, playerId: by });
  if (!(yield* goesTogether(card, by))) {
    return yield* new NotInTeeGroup({ tournamentId, playerId });
  }
  yield* checkMayPlay(card).pipe(
    Effect.catchTags({
      NoLongerPlaying: (refusal) => Effect.fail(asOthersRead(refusal)),
      MissedCut: (refusal) => Effect.fail(asOthersRead(refusal)),
    }),
  );
});
