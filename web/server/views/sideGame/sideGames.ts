import { Effect } from "effect";
import { People, type Person } from "../../../../application/ports/People.ts";
import { roundHalfUp } from "../../../../domain/golf/roundHalfUp.ts";
import { Cents, type PlayerId } from "../../../../domain/shared/values.ts";
import type { SideGameSettings } from "../../../../domain/sideGame/settings.ts";
import type { TournamentStatus } from "../../../../domain/tournament/status.ts";
import type { ParticipantRow, SideGameRow } from "../../../../projections/sideGames/queries.ts";
import type { SideGame, SideGameParticipant } from "../../../contract/sideGame/sideGame.ts";
import { nameIn } from "../person/nameIn.ts";

/** Games in the form of the contract, for a player, or for a person who plays in none of them. */
export const showSideGames = Effect.fnUntraced(function* (
  rows: ReadonlyArray<SideGameRow>,
  tournamentStatus: TournamentStatus,
  viewer: PlayerId | null,
) {
  const players = rows.flatMap(({ participants }) => participants.map((row) => row.player_id));
  const people = yield* People.use(({ named }) => named([...new Set(players)]));
  return rows.map((row) => toSideGame(row, people, { tournamentStatus, viewer }));
});

export const showSideGameParticipant = Effect.fnUntraced(function* (row: ParticipantRow) {
  const people = yield* People.use(({ named }) => named([row.player_id]));
  return toParticipant(row, people);
});

interface Reader {
  readonly tournamentStatus: TournamentStatus;
  readonly viewer: PlayerId | null;
}

const toSideGame = (
  row: SideGameRow,
  people: ReadonlyMap<PlayerId, Person>,
  { tournamentStatus, viewer }: Reader,
): SideGame => {
  const { settings, participants } = row;
  const status = statuses[tournamentStatus];
  return {
    id: row.side_game_id,
    eventId: row.tournament_id,
    gameType: settings.gameType,
    gameFormat: settings.gameFormat,
    scoring: settings.scoring,
    roundNumbers: settings.roundNumbers,
    roundNumber: settings.roundNumbers[0],
    holeNumbers: settings.holeNumbers,
    betAmount: settings.purse,
    totalPurse: settings.purse,
    prizePerHole: prizePerHole(settings),
    maxParticipants: settings.maxParticipants,
    teamSize: settings.teamSize,
    gameDescription: settings.description,
    payoutStructure: settings.payoutStructure,
    status,
    isActive: status === "open",
    isCombinedRounds: settings.isCombinedRounds,
    roundConfigurations: roundConfigurations(settings),
    createdBy: row.created_by.id,
    createdAt: row.created_at,
    participantCount: participants.length,
    hasJoined: participants.some((participant) => participant.player_id === viewer),
    participants: participants.map((participant) => toParticipant(participant, people)),
  };
};

/** A game cannot be joined after its event has ended. */
const statuses = {
  upcoming: "open",
  active: "open",
  completed: "completed",
  cancelled: "cancelled",
} as const;

/** The purse divided by the selected holes, 18 if none are selected, in whole cents. */
const prizePerHole = ({ purse, holeNumbers, separateRounds }: SideGameSettings) => {
  const separate = separateRounds?.flatMap((round) => round.holeNumbers) ?? [];
  const holes = separateRounds ? separate.length : holeNumbers.length;
  return Cents.make(roundHalfUp(purse / (holes || 18)));
};

const roundConfigurations = ({ separateRounds }: SideGameSettings) =>
  separateRounds &&
  Object.fromEntries(
    separateRounds.map(({ roundNumber, holeNumbers, purse, description }) => [
      roundNumber,
      { holeNumbers, betAmount: purse, description },
    ]),
  );

const toParticipant = (
  row: ParticipantRow,
  people: ReadonlyMap<PlayerId, Person>,
): SideGameParticipant => ({
  id: row.participant_id,
  sideGameId: row.side_game_id,
  userId: row.player_id,
  teamName: row.team_name,
  partnerId: row.partner_id,
  isTeamCaptain: row.is_team_captain,
  joinedAt: row.joined_at,
  user: nameIn(people, row.player_id),
});
