import { Effect } from "effect";
import type { ChangeCourse } from "../../domain/scorecard/changeCourse.ts";
import type { OpenCard } from "../../domain/scorecard/scorecard.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { PlayedBy } from "./playedBy.ts";
import { scrambleHandicaps, teamsOf } from "./scrambleHandicaps.ts";

export interface KeptCard {
  readonly card: ScorecardKey;
  readonly open: OpenCard;
}

/** Moves a card to another course of its round, with the same player, tee and teams. */
export const courseChangeOf = Effect.fnUntraced(function* (
  { card, open }: KeptCard,
  playedBy: PlayedBy,
) {
  const teams = yield* teamsOf(card, open.terms.scrambleHandicaps ?? []);
  const change: ChangeCourse = {
    card,
    course: playedBy(card.playerId),
    ...scrambleHandicaps(teams, playedBy),
  };
  return change;
});
