import { Effect, Result, Schema } from "effect";
import { evolve } from "../../domain/field/field.ts";
import {
  type CorrectHandicapOfPlayer,
  correctHandicapOfPlayer,
} from "../../domain/field/handicap.ts";
import { correctHandicap as decideCard } from "../../domain/scorecard/correctHandicap.ts";
import type { PlayingTerms } from "../../domain/scorecard/playingTerms.ts";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { FieldStreams, ScorecardStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { latest } from "../scorecard/planCourse.ts";
import { RoundNotInTournament } from "../scorecard/refusals.ts";
import { correctedCards } from "./correctedCards.ts";
import { checkTee } from "./teeOfEvent.ts";

/** Neither an index nor a tee is corrected. */
export class NothingToCorrect extends Schema.TaggedError<NothingToCorrect>()("NothingToCorrect", {
  tournamentId: TournamentId,
}) {}

/**
 * What would be recorded on open cards if an administrator corrected the handicap now. Nothing is
 * written.
 */
export const previewCorrection = Effect.fn("previewCorrection")(function* (
  correction: CorrectHandicapOfPlayer,
) {
  const tournament = yield* checked(correction);
  const { tournamentId } = correction;
  const field = yield* TournamentFacts.use((facts) => facts.field(tournamentId, noAge));
  const decided: DecidedOnField = correctHandicapOfPlayer(correction, field);
  const after = (yield* Effect.fromResult(decided)).reduce(evolve, field);
  const cards = yield* correctedCards(correction, after, tournament);
  return cards.flatMap(({ change, open }) =>
    Result.getOrThrow(decideCard(change, open)).map((event) => ({
      event,
      card: change.card,
      before: strokesOf(open.terms),
      after: event._tag === "ScorecardHandicapCorrected" ? strokesOf(event) : strokesOf(open.terms),
    })),
  );
});

/** The strokes of a side that shares one ball are those of its team. */
const strokesOf = ({ playingHandicap, scrambleHandicaps }: Strokes) =>
  scrambleHandicaps?.[0]?.playingHandicap ?? playingHandicap;

type Strokes = Pick<PlayingTerms, "playingHandicap" | "scrambleHandicaps">;

type DecidedOnField = ReturnType<typeof correctHandicapOfPlayer>;

/**
 * Corrects the index or the tee of a player from a round on, at any time. Each open card has a
 * command of its own, which follows from this one, so a repetition continues where the first attempt
 * ended.
 */
export const correctHandicap = Effect.fn("correctHandicap")(
  function* (correction: CorrectHandicapOfPlayer, context: CommandContext) {
    const tournament = yield* checked(correction);
    const { tournamentId } = correction;
    // The field is changed before the cards, so that a card that opens in the meantime finds the
    // correction.
    const fields = yield* FieldStreams;
    const corrected = yield* fields.handle(targets.field(tournamentId), context, (field) =>
      correctHandicapOfPlayer(correction, field),
    );
    const { handle } = yield* ScorecardStreams;
    let { position } = corrected;
    for (const { change } of yield* correctedCards(correction, corrected.state, tournament)) {
      const { playerId, round } = change.card;
      const commandId = commandIdOf(
        context.actor,
        `handicap of ${playerId} in round ${round}`,
        context.commandId,
      );
      const target = targets.scorecard(change.card);
      const after = yield* handle(target, { ...context, commandId }, (card) =>
        decideCard(change, card),
      );
      position = latest(position, after.position);
    }
    return { position };
  },
  // Only open cards were found, and an open card stays open.
  Effect.catchTag("ScorecardNotOpen", Effect.die),
);

const checked = Effect.fnUntraced(function* (correction: CorrectHandicapOfPlayer) {
  const { tournamentId, fromRound, handicapIndex, teeId } = correction;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const { numberOfRounds } = tournament.settings;
  if (fromRound > numberOfRounds)
    return yield* new RoundNotInTournament({ tournamentId, numberOfRounds });
  if (handicapIndex === undefined && teeId === undefined) {
    return yield* new NothingToCorrect({ tournamentId });
  }
  if (teeId) yield* checkTee(teeId, tournament, fromRound);
  return tournament;
});
