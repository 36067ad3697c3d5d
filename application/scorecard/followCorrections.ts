import { Effect } from "effect";
import { entryOf } from "../../domain/field/field.ts";
import { correctHandicap } from "../../domain/scorecard/correctHandicap.ts";
import { indexOfCard, type PlayingTerms } from "../../domain/scorecard/playingTerms.ts";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { PlayerId, ScorecardKey } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { courseOfRound } from "./courseOfRound.ts";
import { termsOfPlay } from "./termsOfPlay.ts";

/**
 * An administrator may correct a handicap while a card opens, and find no card at that moment. So
 * the card looks for a correction after it has opened: the later of the two always sees the other.
 */
export const followCorrections = Effect.fnUntraced(function* (
  card: ScorecardKey,
  openedBy: PlayingTerms,
  context: CommandContext,
) {
  const facts = yield* TournamentFacts;
  const field = yield* facts.field(card.tournamentId, noAge);
  const lastOf = (player: PlayerId) => entryOf(field, player)?.corrections.at(-1);
  const correction = playersOn(card, openedBy)
    .map(lastOf)
    .findLast((each) => each !== undefined);
  if (!correction) return null;
  const tournament = yield* facts.tournament(card.tournamentId);
  const course = yield* courseOfRound(tournament, card.round);
  if (!course) return null;
  const now = yield* termsOfPlay(card, course, tournament);
  const { handle } = yield* ScorecardStreams;
  const commandId = commandIdOf(context.actor, "handicap of its player", context.commandId);
  const change = {
    card,
    course: now.course,
    handicapIndex: indexOfCard(now),
    ...(now.scrambleHandicaps && { scrambleHandicaps: now.scrambleHandicaps }),
    reason: correction.reason,
  };
  return yield* handle(targets.scorecard(card), { ...context, commandId }, (opened) =>
    correctHandicap(change, opened),
  );
});

const playersOn = ({ playerId }: ScorecardKey, { scrambleHandicaps }: PlayingTerms) => {
  const members = scrambleHandicaps?.flatMap((team) => team.members ?? []) ?? [];
  return [playerId, ...members.map((member) => member.playerId)];
};
