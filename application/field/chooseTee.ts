import { Effect } from "effect";
import { chooseTee as choose } from "../../domain/field/tee.ts";
import { range } from "../../domain/golf/range.ts";
import { hasBegun } from "../../domain/scorecard/scorecard.ts";
import { streams } from "../../domain/shared/streams.ts";
import {
  type PlayerId,
  RoundNumber,
  type TeeId,
  type TournamentId,
} from "../../domain/shared/values.ts";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { FieldStreams, ScorecardStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { checkTee } from "./teeOfEvent.ts";

interface Choice {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  /** Null stands for the tee of the event. */
  readonly teeId: TeeId | null;
}

/** Chooses the tee of a player, until the player has scores. */
export const chooseTee = Effect.fn("chooseTee")(function* (
  choice: Choice,
  context: CommandContext,
) {
  const { tournamentId, teeId } = choice;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const { settings } = tournament;
  if (teeId !== null) yield* checkTee(teeId, tournament);
  const hasScores = yield* hasCard(choice, settings);
  const { handle } = yield* FieldStreams;
  return yield* handle(targets.field(tournamentId), context, (field) =>
    choose({ ...choice, hasScores }, field),
  );
});

const hasCard = Effect.fnUntraced(function* (
  { tournamentId, playerId }: Choice,
  { numberOfRounds }: TournamentSettings,
) {
  const { read } = yield* ScorecardStreams;
  for (const round of range(1, numberOfRounds)) {
    const card = { tournamentId, playerId, round: RoundNumber.make(round) };
    const { state } = yield* read(streams.scorecard(card), noAge);
    if (hasBegun(state)) return true;
  }
  return false;
});
