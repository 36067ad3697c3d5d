import { Effect } from "effect";
import { metricOf } from "../../../../application/facts/metricOf.ts";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import { courseHolesOf } from "../../../../application/sideGame/courseHoles.ts";
import { competitionScoring } from "../../../../domain/golf/competitionScoring.ts";
import type { Standing } from "../../../../domain/golf/leaderboard/standing.ts";
import { gameTypeLabels } from "../../../../domain/golf/sideGames/gameTypes.ts";
import type { Settlement } from "../../../../domain/golf/sideGames/settlement.ts";
import type { DerivedMatch } from "../../../../domain/match/competition.ts";
import type { ScorecardEvent } from "../../../../domain/scorecard/events.ts";
import { matchIdOf } from "../../../../domain/shared/derivedIds.ts";
import {
  Cents,
  MatchId,
  PlayerId,
  RoundNumber,
  type TournamentId,
} from "../../../../domain/shared/values.ts";
import type { Entry } from "../../../../projections/boards/board.ts";
import { correctionOf } from "../../../../projections/boards/correctionOf.ts";
import type { SettledGame } from "../../../../projections/boards/settlements.ts";
import type { ChangedTerms } from "../../../../projections/matches/matchesOf.ts";
import type { CorrectionPreview } from "../../../contract/card/correctionPreview.ts";

type Correction = Effect.Success<ReturnType<typeof correctionOf>>;

/**
 * The changes that these card events would cause, or other terms of the whole event. The player
 * whose scores are corrected is told about in any case; null where none is corrected alone.
 */
export const previewOf = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  events: ReadonlyArray<ScorecardEvent>,
  corrected: PlayerId | null,
  changed?: ChangedTerms,
) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const terms = {
    scoring: competitionScoring(yield* metricOf(settings)),
    courseHoles: yield* courseHolesOf(tournamentId),
  };
  const correction = yield* correctionOf(tournamentId, events, terms, changed);
  return showCorrection(events, correction, corrected);
});

/** The changes that saving would cause, in the form of the contract. */
const showCorrection = (
  events: ReadonlyArray<ScorecardEvent>,
  correction: Correction,
  corrected: PlayerId | null,
): CorrectionPreview => ({
  attestationsInvalidated: events.flatMap((event) =>
    event._tag === "AttestationsInvalidated" ? event.attestationIds : [],
  ).length,
  ...changesOnBoard(correction?.standings ?? { before: [], after: [] }, corrected),
  sideGames: correction ? changedWinnings(correction.games.before, correction.games.after) : [],
  matches: correction ? changedMatches(correction.matches.before, correction.matches.after) : [],
});

interface Standings {
  readonly before: ReadonlyArray<Standing<Entry>>;
  readonly after: ReadonlyArray<Standing<Entry>>;
}

/** Players whose line changes, in the order of the new board. */
const changesOnBoard = (
  { before, after }: Standings,
  corrected: PlayerId | null,
): Pick<CorrectionPreview, "leaderboard" | "samePlace"> => {
  const known = new Map(before.map((line) => [line.entry.user.id, line]));
  const changes = after.flatMap((line) => {
    const userId = line.entry.user.id;
    const then = known.get(userId);
    if (!then) return [];
    const isShownAlike = then.position === line.position && then.total === line.total;
    if (isShownAlike && then.place === line.place && userId !== corrected) return [];
    return [{ userId, before: lineOf(then), after: lineOf(line) }];
  });
  return {
    leaderboard: changes.filter((change) => change.before.place !== change.after.place),
    samePlace: changes.filter((change) => change.before.place === change.after.place),
  };
};

const lineOf = ({ place, toPar, position, total }: Standing<Entry>) => ({
  place,
  toPar,
  position,
  total,
});

/** Players whose winnings change in any game, in the order of joining. */
export const changedWinnings = (
  before: ReadonlyArray<SettledGame>,
  after: ReadonlyArray<SettledGame>,
): CorrectionPreview["sideGames"] =>
  after.flatMap(({ game, settlement }, index) => {
    const [then, now] = [before[index]?.settlement, settlement].map(winningsOf);
    // Who is taken out of a game is in it only before.
    const players = [...(before[index]?.game.participants ?? []), ...game.participants];
    const userIds = new Set(players.map((row) => row.player_id));
    const winnings = [...userIds].flatMap((userId) => {
      const amounts = { before: then?.get(userId) ?? nothing, after: now?.get(userId) ?? nothing };
      return amounts.before === amounts.after ? [] : [{ userId, ...amounts }];
    });
    const { side_game_id: sideGameId, settings } = game;
    return winnings.length === 0
      ? []
      : [{ sideGameId, name: gameTypeLabels[settings.gameType], winnings }];
  });

const nothing = Cents.make(0);

const winningsOf = (settlement: Settlement | undefined) =>
  new Map(
    settlement?.winnings.map(({ playerId, amount }) => [
      PlayerId.make(playerId),
      Cents.make(amount),
    ]),
  );

interface Matches {
  /** Matches of the tournament, and of the side games that are played at match play. */
  readonly own: ReadonlyArray<DerivedMatch>;
  readonly ofGames: ReadonlyArray<SettledGame>;
}

/** Matches whose state changes. A correction creates no new matches. */
export const changedMatches = (before: Matches, after: Matches): CorrectionPreview["matches"] => {
  const [then, now] = [standsOf(before), standsOf(after)];
  return [...now].flatMap(([matchId, match]) => {
    const earlier = then.get(matchId);
    if (!earlier) return [];
    if (earlier.state === match.state && earlier.leaderId === match.leaderId) return [];
    return [
      {
        matchId,
        before: earlier.state,
        after: match.state,
        leaderBefore: earlier.leaderId,
        leaderAfter: match.leaderId,
      },
    ];
  });
};

const standsOf = ({ own, ofGames }: Matches) =>
  new Map([
    ...ofGames.flatMap(standsIn),
    ...own.map(({ matchId, state, leaderId }) => [matchId, { state, leaderId }] as const),
  ]);

const standsIn = ({ game, settlement }: SettledGame) =>
  settlement.matches.map(({ state, leaderId, ...match }) => {
    const pairing = {
      tournamentId: game.tournament_id,
      sideGameId: game.side_game_id,
      round: RoundNumber.make(match.roundNumber),
      playerId: PlayerId.make(match.playerId),
      opponentId: PlayerId.make(match.opponentId),
    };
    const id = match.matchId === null ? matchIdOf(pairing) : MatchId.make(match.matchId);
    const leader = leaderId === null ? null : PlayerId.make(leaderId);
    return [id, { state, leaderId: leader }] as const;
  });
