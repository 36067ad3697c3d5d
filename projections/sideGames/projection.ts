import { fieldChanges } from "../../domain/field/events.ts";
import { ownerOf } from "../../domain/golf/sideGames/holeRecord.ts";
import { scoreChanges } from "../../domain/scorecard/events.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import type { PlayerId, SideGameId } from "../../domain/shared/values.ts";
import { type HoleRecorded, recordIn } from "../../domain/sideGame/events.ts";
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
  readonly records: Array<SideGameTables["side_game_record"]>;
}

export const noSideGameChanges = (): SideGameChanges => ({
  created: [],
  players: [],
  records: [],
});

const recorded = (
  { records }: SideGameChanges,
  { event, metadata, position }: Recorded<HoleRecorded>,
) => {
  const record = recordIn(event);
  records.push({
    side_game_id: event.sideGameId,
    round: event.round,
    hole_number: event.holeNumber,
    owner: ownerOf(record),
    tournament_id: event.tournamentId,
    record,
    recorded_at: metadata.occurredAt,
    position,
  });
};

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

  SideGameHoleRecorded: recorded,
  SideGameEntryRecorded: recorded,
  WolfChoiceRecorded: recorded,
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
  version: 4,
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

  write: ({ created, players, records }) => [
    ...insertMissing("side_game", created),
    ...writeParticipants(players),
    ...upsert("side_game_record", ["side_game_id", "round", "hole_number", "owner"], records),
  ],
});
