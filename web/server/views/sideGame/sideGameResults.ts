import { Effect } from "effect";
import { formerPlayer, People, type Person } from "../../../../application/ports/People.ts";
import { isTakenBack, recordTraits } from "../../../../domain/golf/sideGames/holeRecord.ts";
import type { GameMatch, SideStanding } from "../../../../domain/golf/sideGames/settlement.ts";
import { matchIdOf } from "../../../../domain/shared/derivedIds.ts";
import {
  Cents,
  HoleNumber,
  MatchId,
  PlayerId,
  RoundNumber,
  SideGameParticipantId,
} from "../../../../domain/shared/values.ts";
import type { SettledGame } from "../../../../projections/boards/settlements.ts";
import { decisionsOf } from "../../../../projections/matches/queries.ts";
import {
  holeTimesOf,
  type RecordRow,
  type SideGameRow,
} from "../../../../projections/sideGames/queries.ts";
import { inLists, type SideGameRecord } from "../../../contract/sideGame/sideGameRecords.ts";
import type { SideGameMatch, SideGameResults } from "../../../contract/sideGame/sideGameResults.ts";
import { nameIn } from "../person/nameIn.ts";

/** A settled game with the names of its players and the times of their scores. */
export const showSideGameResults = Effect.fnUntraced(function* ({ game, settlement }: SettledGame) {
  const players = game.participants.map((row) => row.player_id);
  const people = yield* People.use(({ named }) => named(players));
  const timeOf = recordedAt(game, yield* holeTimesOf(game.tournament_id, players));
  const decidedAt = yield* decisionsOf(game.tournament_id);
  const names = new Map(
    game.participants.map((row): [string, string] => [
      row.participant_id,
      fullName(people.get(row.player_id)),
    ]),
  );

  const results: SideGameResults = {
    sideGameId: game.side_game_id,
    status: settlement.status,
    note: settlement.note,
    playerIds: settlement.playerIds.map((id) => PlayerId.make(id)),
    purse: Cents.make(settlement.purse),
    unclaimed: Cents.make(settlement.unclaimed),
    standing: settlement.standing.map((standing) => ({
      place: standing.place,
      side: sideOf(standing, names),
      participantIds: standing.participantIds.map(participantId),
      points: standing.points,
      strokes: standing.strokes,
      toPar: standing.toPar,
      winnings: Cents.make(standing.winnings),
    })),
    holes: settlement.holes.map(({ roundNumber, holeNumber, results, ...hole }) => {
      const where = {
        roundNumber: RoundNumber.make(roundNumber),
        holeNumber: HoleNumber.make(holeNumber),
      };
      return {
        ...where,
        isPlayed: hole.isPlayed,
        state: hole.state,
        value: Cents.make(hole.value),
        carriedIn: Cents.make(hole.carriedIn),
        winnerIds: hole.winnerIds.map(participantId),
        results: results.map((result) => ({
          sideGameId: game.side_game_id,
          participantId: participantId(result.participantId),
          ...where,
          result: result.result,
          points: result.points,
          winnings: Cents.make(result.winnings),
          recordedAt: timeOf(result.participantId, where),
        })),
        matchScores: hole.matchScores.map(({ playerId, opponentId, ...scores }) => ({
          playerId: PlayerId.make(playerId),
          opponentId: PlayerId.make(opponentId),
          ...scores,
        })),
      };
    }),
    matches: settlement.matches.map((match) => toMatch(match, game, { people, decidedAt })),
    ...inLists(game.records.filter(isShownIn(players)).map(toRecord)),
    winnings: settlement.winnings.map(({ playerId, amount }) => ({
      userId: PlayerId.make(playerId),
      amount: Cents.make(amount),
    })),
  };
  return results;
});

export const toRecord = ({
  round,
  hole_number,
  record,
  recorded_at,
}: RecordRow): SideGameRecord => ({
  ...{ roundNumber: round, holeNumber: hole_number },
  ...record,
  recordedAt: recorded_at,
});

/** Own records of players who have left the game are not shown. */
const isShownIn =
  (players: ReadonlyArray<PlayerId>) =>
  ({ record }: RecordRow) =>
    recordTraits[record.kind].of === "hole" ||
    (!isTakenBack(record) && players.includes(record.playerId));

const participantId = (id: string) => SideGameParticipantId.make(id);

const fullName = ({ firstName, lastName }: Person = formerPlayer) => `${firstName} ${lastName}`;

const sideOf = ({ teamName, participantIds }: SideStanding, names: ReadonlyMap<string, string>) =>
  teamName ?? participantIds.map((id) => names.get(id) ?? fullName()).join(" & ");

interface HoleOfRound {
  readonly roundNumber: RoundNumber;
  readonly holeNumber: HoleNumber;
}

type HoleTimes = Effect.Success<ReturnType<typeof holeTimesOf>>;

/**
 * The time of the distance if there is one, otherwise of the score; if a player has none, that of
 * the partner.
 */
const recordedAt = (game: SideGameRow, times: HoleTimes) => {
  const playerOf = new Map(
    game.participants.map((row): [string, PlayerId] => [row.participant_id, row.player_id]),
  );
  const entered = new Map<string, string>();
  const note = (row: HoleTimes[number]) => {
    const hole = `${row.round} ${row.hole_number}`;
    entered.set(`${hole} ${row.player_id}`, row.updated_at);
    const latest = entered.get(hole);
    if (latest === undefined || latest < row.updated_at) entered.set(hole, row.updated_at);
  };
  for (const row of times) note(row);
  for (const { recorded_at: updated_at, record, ...row } of game.records) {
    if (recordTraits[record.kind].of === "player") {
      note({ ...row, player_id: record.playerId, updated_at });
    }
  }
  return (participant: string, { roundNumber, holeNumber }: HoleOfRound) => {
    const hole = `${roundNumber} ${holeNumber}`;
    const player = playerOf.get(participant) ?? "";
    return entered.get(`${hole} ${player}`) ?? entered.get(hole) ?? game.created_at;
  };
};

interface MatchNames {
  readonly people: ReadonlyMap<PlayerId, Person>;
  readonly decidedAt: ReadonlyMap<MatchId, string>;
}

const toMatch = (
  match: GameMatch,
  game: SideGameRow,
  { people, decidedAt }: MatchNames,
): SideGameMatch => {
  const { side_game_id: sideGameId, tournament_id: tournamentId } = game;
  const playerId = PlayerId.make(match.playerId);
  const opponentId = PlayerId.make(match.opponentId);
  const roundNumber = RoundNumber.make(match.roundNumber);
  const pairing = { tournamentId, sideGameId, round: roundNumber, playerId, opponentId };
  const id = match.matchId === null ? matchIdOf(pairing) : MatchId.make(match.matchId);
  const { status, state, holesPlayed, missingHoles, result, margin, decidedBy, leaderId } = match;
  return {
    id,
    eventId: tournamentId,
    sideGameId: match.matchId === null ? sideGameId : null,
    roundNumber,
    playerId,
    opponentId,
    player: nameIn(people, playerId),
    opponent: nameIn(people, opponentId),
    status,
    state,
    leaderId: leaderId === null ? null : PlayerId.make(leaderId),
    holesPlayed,
    missingHoles: missingHoles.map((hole) => HoleNumber.make(hole)),
    result,
    margin,
    decidedBy,
    decidedAt: status === "decided" ? (decidedAt.get(id) ?? null) : null,
    value: match.value === null ? null : Cents.make(match.value),
    bets: match.bets.map((bet) => ({
      ...bet,
      leaderId: bet.leaderId === null ? null : PlayerId.make(bet.leaderId),
      value: Cents.make(bet.value),
    })),
  };
};
