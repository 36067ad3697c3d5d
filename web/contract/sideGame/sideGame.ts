import { Schema } from "effect";
import {
  GameFormat,
  GameScoring,
  GameType,
  isGameType,
} from "../../../domain/golf/sideGames/gameTypes.ts";
import {
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  SideGameParticipantId,
  TournamentId,
} from "../../../domain/shared/values.ts";
import { Money } from "../inputs/cents.ts";
import { intOrNull, PersonName, textOrNull, UtcTime } from "../shared.ts";

export const SideGameParticipant = Schema.Struct({
  id: SideGameParticipantId,
  sideGameId: SideGameId,
  userId: PlayerId,
  teamName: textOrNull,
  /** The id of the partner's user. Two players form a side once both have joined. */
  partnerId: Schema.NullOr(PlayerId),
  isTeamCaptain: Schema.Boolean,
  joinedAt: UtcTime,
  user: PersonName,
}).annotate({ identifier: "SideGameParticipant" });
export type SideGameParticipant = typeof SideGameParticipant.Type;

/** A round with separate holes and a separate purse. */
const RoundConfiguration = Schema.Struct({
  holeNumbers: Schema.Array(HoleNumber),
  betAmount: Money,
  description: Schema.String,
});

export const SideGame = Schema.Struct({
  id: SideGameId,
  eventId: TournamentId,
  gameType: GameType,
  gameFormat: GameFormat,
  scoring: GameScoring,
  roundNumbers: Schema.Array(RoundNumber),
  /** The first of the rounds. */
  roundNumber: RoundNumber,
  /** An empty list means all holes of the course. */
  holeNumbers: Schema.Array(HoleNumber),
  /** The same as the purse. */
  betAmount: Money,
  totalPurse: Money,
  /** Only for display: payments follow from the results. */
  prizePerHole: Money,
  /** Null stands for no limit. */
  maxParticipants: intOrNull,
  teamSize: Schema.Int,
  gameDescription: textOrNull,
  /** In percent, by place. */
  payoutStructure: Schema.Array(Schema.Finite),
  /** Players may join while it is open, which is until the event ends. */
  status: Schema.Literals(["open", "completed", "cancelled"]),
  isActive: Schema.Boolean,
  isCombinedRounds: Schema.Boolean,
  /** By round number; null if all rounds share holes and purse. */
  roundConfigurations: Schema.NullOr(Schema.Record(Schema.String, RoundConfiguration)),
  createdBy: Schema.String,
  createdAt: UtcTime,
  participantCount: Schema.Int,
  /** The caller, if that is a player. */
  hasJoined: Schema.Boolean,
  /** In the order of joining. */
  participants: Schema.Array(SideGameParticipant),
}).annotate({ identifier: "SideGame" });
export type SideGame = typeof SideGame.Type;

/** A game of a type that the reading page does not know, because the server is newer. */
const UnknownSideGame = Schema.Struct({
  id: SideGameId,
  gameType: Schema.String,
  totalPurse: Money,
  gameDescription: textOrNull,
});

/** One game of the list. An unknown one must not keep the others from being shown. */
export const ListedSideGame = Schema.Union([SideGame, UnknownSideGame]);
export type ListedSideGame = typeof ListedSideGame.Type;

export const isKnownGame = (game: ListedSideGame): game is SideGame => isGameType(game.gameType);
