import { Effect } from "effect";
import { Lookups, type ScoringMetric } from "../../application/ports/Lookups.ts";
import { scoringBasis } from "../../domain/golf/competitionScoring.ts";
import { range } from "../../domain/golf/range.ts";
import type { MatchCompetition } from "../../domain/match/competition.ts";
import {
  type LookupId,
  type PlayerId,
  RoundNumber,
  type TournamentId,
} from "../../domain/shared/values.ts";
import type { MatchGame, MatchSources } from "./queries.ts";

/** The tournament itself, and those of its side games that are played at match play. */
export const competitionsOf = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  sources: MatchSources,
) {
  if (sources.tournament === null) return [];
  return competitionsBy(tournamentId, sources, yield* termsOf(sources.tournament.settings));
});

/**
 * The organiser's choices from lists; null if nothing was chosen, or if the item was removed from
 * its list.
 */
export const termsOf = Effect.fnUntraced(function* (settings: Choice) {
  const lookups = yield* Lookups;
  const format = yield* chosen(settings.playFormatId, lookups.playFormats.byId);
  const metric = yield* chosen(settings.scoringMetricId, lookups.scoringMetrics.byId);
  return { playFormat: format?.code ?? null, scoringMetric: metric };
});

/** Of a tournament that is not known yet. */
export const noChoice: Choice = { playFormatId: null, scoringMetricId: null };

interface Choice {
  readonly playFormatId: LookupId | null;
  readonly scoringMetricId: LookupId | null;
}

interface Terms {
  readonly playFormat: string | null;
  readonly scoringMetric: Pick<ScoringMetric, "rankingDirection" | "requiresHandicap"> | null;
}

export const competitionsBy = (
  tournamentId: TournamentId,
  { tournament, players, sideGames, teams }: MatchSources,
  { playFormat, scoringMetric }: Terms,
): ReadonlyArray<MatchCompetition> => {
  if (tournament === null) return [];
  const { settings } = tournament;
  const together = teams.map(({ player_ids }) => player_ids);
  // The members of a team play for it one by one.
  const pairs = teams.filter(({ kind }) => kind === "pair").map(({ player_ids }) => player_ids);
  const isInField = ({ status, is_removed }: (typeof players)[number]) =>
    status === "registered" && !is_removed;

  const itself: MatchCompetition = {
    tournamentId,
    sideGameId: null,
    scoring: scoringBasis(settings.handicapRequired, scoringMetric),
    rounds: range(1, settings.numberOfRounds).map((round) => RoundNumber.make(round)),
    playerIds: players.filter(isInField).map(({ player_id }) => player_id),
    former: players.filter((player) => !isInField(player)).map(({ player_id }) => player_id),
    isDrawn: playFormat === "MATCH",
    // Elsewhere only the office arranges matches, and may do so between any two.
    ...(playFormat === "MATCH" && { teams: together, pairs }),
  };
  return [itself, ...sideGames.map((game) => gameCompetition(tournamentId, game, together))];
};

/** An item that was removed from its list has no effect. */
const chosen = <Item, E>(
  id: LookupId | null,
  byId: (id: LookupId) => Effect.Effect<Item, E | { readonly _tag: "LookupNotFound" }>,
) =>
  id === null
    ? Effect.succeed(null)
    : byId(id).pipe(
        Effect.map((item): Item | null => item),
        Effect.catchTag("LookupNotFound", () => Effect.succeed(null)),
      );

const gameCompetition = (
  tournamentId: TournamentId,
  { side_game_id, settings, participants }: MatchGame,
  teams: ReadonlyArray<ReadonlyArray<PlayerId>>,
): MatchCompetition => ({
  tournamentId,
  sideGameId: side_game_id,
  scoring: settings.scoring,
  rounds: settings.roundNumbers,
  holeNumbersOf: (round) => {
    const separate = settings.separateRounds?.find(({ roundNumber }) => roundNumber === round);
    const { holeNumbers } = separate ?? settings;
    return holeNumbers.length === 0 ? undefined : holeNumbers;
  },
  playerIds: participants.map(({ player_id }) => player_id),
  former: [],
  isDrawn: true,
  teams,
});
