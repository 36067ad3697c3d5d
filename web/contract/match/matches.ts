import { Schema } from "effect";
import { isMargin } from "../../../domain/golf/matchPlay/margin.ts";
import {
  HoleNumber,
  MatchId,
  PlayerId,
  RoundNumber,
  SideGameId,
  TournamentId,
} from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { orNull } from "../inputs/absent.ts";
import { roundInput } from "../inputs/roundInput.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { optionalText } from "../inputs/texts.ts";
import { anyEvent, anyRound, oneEvent } from "../params.ts";
import { intOrNull, PersonName, textOrNull, UtcTime } from "../shared.ts";

/** Seen from `playerId`. */
export const MatchResult = Schema.Literals(["win", "loss", "halved"]);
export type MatchResult = typeof MatchResult.Type;

const Partner = Schema.Struct({ id: PlayerId, ...PersonName.fields });

export const Match = Schema.Struct({
  id: MatchId,
  eventId: TournamentId,
  /** Null for matches of the event itself, and for those that an administrator arranged. */
  sideGameId: Schema.NullOr(SideGameId),
  roundNumber: RoundNumber,
  playerId: PlayerId,
  opponentId: PlayerId,
  player: PersonName,
  opponent: PersonName,
  /** Who plays on the side of the player, where sides meet: the better ball counts. */
  playerPartners: Schema.optionalKey(Schema.Array(Partner)),
  opponentPartners: Schema.optionalKey(Schema.Array(Partner)),
  /** Arranged until a hole is decided. */
  status: Schema.Literals(["arranged", "running", "decided"]),
  /**
   * "AS", "2 up"; once decided "3&2", "2 up", "halved", or "won" while no margin is known. When the
   * event ended before the match, "2 up after 14, not finished".
   */
  state: Schema.String,
  /** The player who is up, or has won; null when they are level. */
  leaderId: Schema.NullOr(PlayerId),
  /** How many holes are decided. */
  holesPlayed: Schema.Int,
  /** Open holes that a player has passed over, in the order of play. */
  missingHoles: Schema.Array(HoleNumber),
  result: Schema.NullOr(MatchResult),
  margin: textOrNull,
  decidedBy: Schema.NullOr(Schema.Literals(["scores", "admin"])),
  decidedAt: Schema.NullOr(UtcTime),
}).annotate({ identifier: "Match" });
export type Match = typeof Match.Type;

export const listMatches = endpoint({
  summary: "The matches of an event as they stand",
  method: "GET",
  path: "/api/events/:eventId/matches",
  access: "registeredOrAdmin",
  from: ["matches", "players"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(Match) },
});

/** A hole of a match, in the order of play, up to its end. */
export const MatchHole = Schema.Struct({
  holeNumber: HoleNumber,
  /** What was compared: gross, or net of the strokes received in this match; null without a score. */
  playerScore: intOrNull,
  opponentScore: intOrNull,
  /** Null when it was halved. */
  winnerId: Schema.NullOr(PlayerId),
  /** How the match stood then: "AS", "2 up", "3&2". */
  state: Schema.String,
  leaderId: Schema.NullOr(PlayerId),
}).annotate({ identifier: "MatchHole" });
export type MatchHole = typeof MatchHole.Type;

export const listMatchHoles = endpoint({
  summary: "The matches of a round hole by hole",
  method: "GET",
  path: "/api/events/:eventId/rounds/:roundNumber/match-holes",
  access: "registeredOrAdmin",
  from: ["matches"],
  params: anyRound,
  success: {
    status: 200,
    body: Schema.Array(Schema.Struct({ matchId: MatchId, holes: Schema.Array(MatchHole) })),
  },
});

const differentPlayers = says("Please select different players");
const invalidMargin = says("Invalid margin");

/** Only a won match has a margin. */
const MatchInput = Schema.Struct({
  playerId: PlayerId.pipe(sentence(differentPlayers.message)),
  opponentId: PlayerId.pipe(sentence(differentPlayers.message)),
  roundNumber: roundInput(),
  result: orNull(MatchResult.pipe(sentence("Invalid result"))),
  margin: orNull(optionalText("Margin", 20, invalidMargin.message)),
}).check(
  Schema.makeFilter(({ playerId, opponentId }) => playerId !== opponentId, differentPlayers),
  Schema.makeFilter(
    ({ result, margin }) =>
      margin === null || (result !== null && result !== "halved" && isMargin(margin)),
    invalidMargin,
  ),
);

export const arrangeMatch = endpoint({
  summary: "Arranges a match, or records its result",
  method: "POST",
  path: "/api/events/:eventId/matches",
  access: "eventAdmin",
  params: oneEvent,
  body: MatchInput,
  success: { status: 201, known: 200, body: Match },
  refusals: [
    "MatchAgainstOneself",
    "MatchAlreadyExists",
    "OpponentNotRegistered",
    "RoundNotInTournament",
  ],
});

export const getMatchPlayStats = endpoint({
  summary: "The player's match play record in numbers",
  method: "GET",
  path: "/api/user/match-play-stats",
  access: "player",
  from: ["matches"],
  success: {
    status: 200,
    body: Schema.Struct({
      totalMatches: Schema.Int,
      wins: Schema.Int,
      losses: Schema.Int,
      halved: Schema.Int,
      /** A whole number. */
      winPercentage: Schema.Int,
    }),
  },
});

export const MatchPlayRecord = Schema.Struct({
  id: MatchId,
  /** The caller. */
  playerId: PlayerId,
  opponentId: PlayerId,
  eventId: TournamentId,
  matchType: Schema.Literals(["singles", "four-ball"]),
  result: MatchResult,
  margin: textOrNull,
  roundNumber: RoundNumber,
  matchDate: Schema.NullOr(UtcTime),
}).annotate({ identifier: "MatchPlayRecord" });
export type MatchPlayRecord = typeof MatchPlayRecord.Type;

export const listMatchPlayRecords = endpoint({
  summary: "The player's decided matches, latest first",
  method: "GET",
  path: "/api/user/match-play-records",
  access: "player",
  from: ["matches", "players"],
  success: { status: 200, body: Schema.Array(MatchPlayRecord) },
});
