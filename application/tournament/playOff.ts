import { Effect } from "effect";
import { competitionScoring } from "../../domain/golf/competitionScoring.ts";
import { hasFinishedRound } from "../../domain/golf/leaderboard/matchRecord.ts";
import { rankLeaderboard } from "../../domain/golf/leaderboard/rankLeaderboard.ts";
import { roundsInEvent } from "../../domain/golf/leaderboard/view.ts";
import { PlayerId, type TournamentId } from "../../domain/shared/values.ts";
import type { PlayOff } from "../../domain/tournament/events.ts";
import * as decisions from "../../domain/tournament/playOff.ts";
import { keptRules } from "../../domain/tournament/rulesEdition.ts";
import { saidOfRounds } from "../../domain/tournament/rulings.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { metricOf } from "../facts/metricOf.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { Standings } from "../ports/Standings.ts";

interface RecordPlayOff extends Omit<PlayOff, "scoring"> {
  readonly tournamentId: TournamentId;
}

/**
 * Records the winners among players who are level for a place, in the scoring that decides the
 * event.
 */
export const recordPlayOff = Effect.fn("recordPlayOff")(function* (
  playOff: RecordPlayOff,
  context: CommandContext,
) {
  const { tournamentId, place } = playOff;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const { settings, status, rulings } = tournament;
  const scoring = competitionScoring(yield* metricOf(settings));
  const entries = yield* Standings.use((standings) => standings.of(tournamentId));
  const { tieBreak, numberOfRounds } = settings;
  // An earlier play-off is left out here, because with it no players are level.
  const options = {
    ...({ view: "event-total", scoring, selectedRound: 1, tieBreak, numberOfRounds } as const),
    rulings: saidOfRounds(numberOfRounds, rulings),
    isCompleted: status === "completed",
    ...keptRules(tournament),
  };
  const board = rankLeaderboard(
    entries.map((entry) => ({ ...entry, playOff: null })),
    options,
  );
  const rounds = roundsInEvent(options, entries);
  const ranked = board.filter((standing) => standing.place !== null);
  const known = {
    ...{ ...playOff, scoring },
    level: ranked
      .filter((standing) => standing.place === place)
      .map(({ entry }) => PlayerId.make(entry.user.id)),
    isLastRoundComplete: ranked.every(({ entry }) =>
      rounds.every((round) => hasFinishedRound(entry, round)),
    ),
  };
  return yield* recordKnownPlayOff(known, context);
});

/** A play-off of players known to be level, for example from a published result. */
export const recordKnownPlayOff = (playOff: decisions.RecordPlayOff, context: CommandContext) =>
  TournamentStreams.use(({ handle }) =>
    handle(targets.tournament(playOff.tournamentId), context, (tournament) =>
      decisions.recordPlayOff(playOff, tournament),
    ),
  );

/** Takes the play-off back: its players share the place again. */
export const withdrawPlayOff = (
  tournamentId: TournamentId,
  place: number,
  context: CommandContext,
) =>
  TournamentStreams.use(({ handle }) =>
    handle(targets.tournament(tournamentId), context, (tournament) =>
      decisions.withdrawPlayOff({ tournamentId, place }, tournament),
    ),
  );
