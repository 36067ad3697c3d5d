import { Effect } from "effect";
import type {
  DerivedMatch,
  MatchCard,
  MatchCompetition,
  MatchFacts,
} from "../../domain/match/competition.ts";
import { deriveMatches, meetings } from "../../domain/match/deriveMatches.ts";
import type { RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import { saidOfRounds } from "../../domain/tournament/rulings.ts";
import { startingGroup } from "../groups/startingGroup.ts";
import { keptRules } from "../leaderboard/keptRules.ts";
import { competitionsOf } from "./competitions.ts";
import { decisionTimes } from "./decisionTimes.ts";
import { type CardOfMatch, cardsOf, type MatchSources, matchSources } from "./queries.ts";

/** The state of a match, and the time of its decision. */
export interface TimedMatch extends DerivedMatch {
  readonly decidedAt: string | null;
}

/** All facts on which the matches of a tournament and of its side games depend. */
export const readMatches = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const sources = yield* matchSources(tournamentId);
  const competitions = yield* competitionsOf(tournamentId, sources);
  const facts = factsWithoutCards(sources);
  const met = competitions.flatMap((competition) => meetings(competition, facts));
  const playing = [...new Set(met.flatMap(({ sides }) => sides.flat()))];
  const cards = playing.length === 0 ? [] : yield* cardsOf(tournamentId, playing);
  const withCards = (cards: ReadonlyArray<CardOfMatch>, terms?: ChangedTerms) =>
    matchesFrom({ competitions, sources: changedTo(sources, terms), cards });
  return { sources, cards, withCards };
});

/** What the office is about to say of rounds, or other rules. */
export type ChangedTerms = Partial<
  Pick<NonNullable<MatchSources["tournament"]>, "rulings" | "rules_edition">
>;

const changedTo = (sources: MatchSources, terms: ChangedTerms = {}): MatchSources =>
  sources.tournament ? { ...sources, tournament: { ...sources.tournament, ...terms } } : sources;

interface MatchParts {
  readonly competitions: ReadonlyArray<MatchCompetition>;
  readonly sources: MatchSources;
  readonly cards: ReadonlyArray<CardOfMatch>;
}

/** The state of all matches by these cards. */
export const matchesFrom = ({ competitions, sources, cards }: MatchParts) => {
  const facts = { ...factsWithoutCards(sources), cards: cards.map(toMatchCard) };
  return eachOnce(competitions.flatMap((competition) => deriveMatches(competition, facts)));
};

/** All these matches, with their recorded results. */
export const derivedMatches = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const { sources, cards, withCards } = yield* readMatches(tournamentId);
  return { sources, cards, matches: withCards(cards) };
});

/** The same with the times of their decisions. */
export const matchesOf = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const { sources, cards, matches } = yield* derivedMatches(tournamentId);
  const timeOf = yield* decisionTimes(sources, cards, matches);
  return matches.map((match): TimedMatch => ({ ...match, decidedAt: timeOf(match) }));
});

const factsWithoutCards = ({ matches, leavers, groups, tournament }: MatchSources): MatchFacts => ({
  cards: [],
  leavers: leavers.map(({ player_id }) => player_id),
  arranged: matches.flatMap((row) => {
    if (row.arranged_by === null) return [];
    const { result, margin } = row;
    const pairing = {
      matchId: row.match_id,
      tournamentId: row.tournament_id,
      sideGameId: row.side_game_id,
      round: row.round,
      playerId: row.player_id,
      opponentId: row.opponent_id,
    };
    const isByHand = result !== null && row.decided_by === "admin";
    return [{ ...pairing, outcome: isByHand ? { result, margin } : null }];
  }),
  groups: groups.map(startingGroup),
  isCompleted: tournament?.status === "completed",
  ...keptRules(tournament),
  rulings: tournament ? saidOfRounds(tournament.settings.numberOfRounds, tournament.rulings) : [],
});

const toMatchCard = (card: CardOfMatch): MatchCard => ({
  playerId: card.player_id,
  round: card.round satisfies RoundNumber,
  holes: card.course.holes,
  played: card.holes,
  playingHandicap: card.playing_handicap,
});

/** An arranged match counts first for the tournament, even if a side game uses it too. */
const eachOnce = (matches: ReadonlyArray<DerivedMatch>): ReadonlyArray<DerivedMatch> => [
  ...new Map(matches.toReversed().map((match) => [match.matchId, match])).values(),
];
