import { fieldChanges } from "../../domain/field/events.ts";
import { scoreChanges } from "../../domain/scorecard/events.ts";
import type { PlayerId, SideGameId } from "../../domain/shared/values.ts";
import type { ChosenSide } from "../../domain/sideGame/sideGame.ts";
import { teeSheetChanges } from "../../domain/teeSheet/events.ts";
import type { Handlers } from "../engine/dispatch.ts";
import { projection } from "../engine/projection.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { type ParticipantFact, writeParticipants } from "./participants.ts";
import type { SideGameTables } from "./tables.ts";
import { sideGameTables } from "./tables.ts";

const { insertMissing, upsert } = tablesOf<SideGameTables>();

/** The changes that events make to side games, for rows in tables and for folds in memory. */
interface SideGameChanges {
  readonly created: Array<SideGameTables["side_game"]>;
  readonly players: Array<ParticipantFact>;
  readonly measured: Array<SideGameTables["side_game_entry"]>;
  readonly chosen: Array<SideGameTables["wolf_choice"]>;
}

export const noSideGameChanges = (): SideGameChanges => ({
  created: [],
  players: [],
  measured: [],
  chosen: [],
});

export const sideGameHandlers: Handlers<SideGameChanges> = {
  SideGameCreated: ({ created }, { event, metadata, position }) => {
    const { _tag, sideGameId, tournamentId, ...settings } = event;
    created.push({
      side_game_id: sideGameId,
      tournament_id: tournamentId,
      settings,
      created_by: metadata.actor,
      created_at: metadata.occurredAt,
      position,
    });
  },

  SideGameJoined: ({ players }, { event, metadata, position }) =>
    players.push({
      kind: "joined",
      fact: {
        ...ofPlayer(event),
        participant_id: event.participantId,
        tournament_id: event.tournamentId,
        ...sideIn(event),
        joined_at: metadata.occurredAt,
        position,
        side_position: position,
        is_left: false,
      },
    }),

  SideGameSideChosen: ({ players }, { event, position }) =>
    players.push({ kind: "side", fact: { ...ofPlayer(event), ...sideIn(event), position } }),

  SideGameLeft: ({ players }, { event, position }) =>
    players.push({ kind: "left", fact: { ...ofPlayer(event), position } }),

  SideGameEntryRecorded: ({ measured }, { event, metadata, position }) =>
    measured.push({
      side_game_id: event.sideGameId,
      player_id: event.playerId,
      round: event.round,
      hole_number: event.holeNumber,
      tournament_id: event.tournamentId,
      distance: event.distance,
      recorded_at: metadata.occurredAt,
      position,
    }),

  WolfChoiceRecorded: ({ chosen }, { event, metadata, position }) =>
    chosen.push({
      side_game_id: event.sideGameId,
      round: event.round,
      hole_number: event.holeNumber,
      tournament_id: event.tournamentId,
      wolf_id: event.wolfId,
      partner_id: event.partnerId,
      recorded_at: metadata.occurredAt,
      position,
    }),
};

const ofPlayer = ({ sideGameId, playerId }: { sideGameId: SideGameId; playerId: PlayerId }) => ({
  side_game_id: sideGameId,
  player_id: playerId,
});

const sideIn = ({ teamName, partnerId, isTeamCaptain }: ChosenSide) => ({
  team_name: teamName,
  partner_id: partnerId,
  is_team_captain: isTeamCaptain,
});

/** Side games, their players, and their records. The name is the one that open pages follow. */
export const sideGames = projection({
  name: "side_games",
  version: 3,
  tables: sideGameTables,

  collect: noSideGameChanges,

  handles: sideGameHandlers,

  alsoMovedBy: [
    ...fieldChanges,
    ...scoreChanges,
    ...teeSheetChanges,
    "CutMade",
    "CutWithdrawn",
    "TournamentStatusChanged",
    "RoundRuled",
    "MatchArranged",
    "MatchDecided",
  ],

  write: ({ created, players, measured, chosen }) => [
    ...insertMissing("side_game", created),
    ...writeParticipants(players),
    ...upsert("side_game_entry", ["side_game_id", "player_id", "round", "hole_number"], measured),
    ...upsert("wolf_choice", ["side_game_id", "round", "hole_number"], chosen),
  ],
});
