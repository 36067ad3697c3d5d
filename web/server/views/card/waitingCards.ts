import { Effect } from "effect";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { TournamentSettings } from "../../../../domain/tournament/settings.ts";
import { cardWork, unfinishedCards } from "../../../../projections/scorecards/waiting.ts";
import { matchesOver, neverOver } from "../match/matchesOver.ts";

/**
 * How many cards of an event wait, and for what. A card that was sent back waits for nothing else. A
 * card with empty holes waits to be verified once the matches of its player are over.
 */
export const waitingCardsIn = Effect.fnUntraced(function* (
  id: TournamentId,
  settings: TournamentSettings,
) {
  const { toVerify, sentBack, disputed } = yield* cardWork(id);
  const isOver = yield* matchesOver(id, settings);
  const unfinished = isOver === neverOver ? [] : yield* unfinishedCards(id);
  const over = unfinished.filter(({ player_id: player, round }) => isOver(player, round));
  return { toVerify: toVerify + over.length, sentBack, disputed };
});
