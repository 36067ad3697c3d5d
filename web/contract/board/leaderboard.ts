import { Schema } from "effect";
import { PlayerId, RoundNumber, ScorecardId, TeamId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { EventStatus, KeptEdition, RoundOfEvent, Scoring, TieBreak } from "../event/event.ts";
import { PlayerStatus } from "../field/registration.ts";
import { Moment } from "../inputs/isoTime.ts";
import { sentence } from "../inputs/sentence.ts";
import { listFileQuery } from "../listFile.ts";
import { MatchResult } from "../match/matches.ts";
import { anyEvent } from "../params.ts";
import { intOrNull, numberOrNull, PersonName, textOrNull, UtcTime } from "../shared.ts";

/** In the order in which they decide a tie (docs/rules.md, The leaderboard). */
const sevenNumbers = Schema.Array(Schema.Finite);

/** The latest score of a hole, and its time. */
export const LatestScore = Schema.Struct({
  holeNumber: Schema.Int,
  par: Schema.Int,
  /** Null where the hole was picked up. */
  strokes: intOrNull,
  at: UtcTime,
}).annotate({ identifier: "LatestScore" });
export type LatestScore = typeof LatestScore.Type;

export const LeaderboardRound = Schema.Struct({
  roundNumber: RoundNumber,
  /** Null as soon as a hole was picked up; so is the adjusted score. */
  grossScore: intOrNull,
  /** Net. */
  adjustedScore: intOrNull,
  stablefordPoints: Schema.Int,
  scorecardId: ScorecardId,
  /** Counts the holes played. */
  par: Schema.Int,
  holesPlayed: Schema.Int,
  isComplete: Schema.Boolean,
  /** A partner or an administrator has signed the card as it is, also with empty holes. */
  isReturned: Schema.Boolean,
  /** Null while the round is not complete. Lists of strokes are empty where a hole was picked up. */
  countback: Schema.NullOr(
    Schema.Struct({ gross: sevenNumbers, net: sevenNumbers, stableford: sevenNumbers }),
  ),
  /** The latest score of the card; null before the first one. */
  latest: Schema.NullOr(LatestScore),
}).annotate({ identifier: "LeaderboardRound" });
export type LeaderboardRound = typeof LeaderboardRound.Type;

export const OwnMatch = Schema.Struct({
  roundNumber: RoundNumber,
  hasStarted: Schema.Boolean,
  /** Null while the match is open, and when the event ended before it. */
  result: Schema.NullOr(MatchResult),
  /** Holes won less holes lost; 0 without a result. */
  holesUp: Schema.Int,
  /** How many holes are decided. */
  holesPlayed: Schema.Int,
  /** "AS", "2 down", "won 3&2", "halved". */
  text: Schema.String,
}).annotate({ identifier: "OwnMatch" });

export const LeaderboardEntry = Schema.Struct({
  user: Schema.Struct({
    id: PlayerId,
    ...PersonName.fields,
    handicap: numberOrNull,
    profileImage: textOrNull,
  }),
  rounds: Schema.Array(LeaderboardRound),
  /** Null as soon as a hole was picked up; so is the net total. */
  totalGross: intOrNull,
  totalNet: intOrNull,
  totalStableford: Schema.Int,
  averageGross: numberOrNull,
  averageNet: numberOrNull,
  roundCount: Schema.Int,
  /**
   * Up to five holes of the latest round, to par, the one played last at the end; null for one that
   * was picked up.
   */
  lastHoles: Schema.optionalKey(Schema.Array(intOrNull)),
  /** Where a pair or a team has one line: `user` has the name of the side and its first member. */
  side: Schema.optionalKey(
    Schema.Struct({ id: TeamId, name: Schema.String, playerIds: Schema.Array(PlayerId) }),
  ),
  /**
   * Only in match play, where they rank the board: every match of the player, as the player has it.
   */
  matches: Schema.optionalKey(Schema.Array(OwnMatch)),
  playerStatus: PlayerStatus,
  /** Null for who was in none. Boards apply it while those who played it are level. */
  playOff: Schema.NullOr(
    Schema.Struct({
      place: Schema.Int,
      order: Schema.Int,
      players: Schema.Int,
      scoring: Scoring,
    }),
  ),
}).annotate({ identifier: "LeaderboardEntry" });
export type LeaderboardEntry = typeof LeaderboardEntry.Type;

const asOf = Schema.optionalKey(Moment);

export const getLeaderboard = endpoint({
  summary: "The leaderboard, live or as it stood at a moment",
  method: "GET",
  path: "/api/events/:eventId/leaderboard",
  access: "registeredOrAdmin",
  from: ["leaderboard", "groups", "matches", "teams", "players"],
  params: anyEvent,
  query: Schema.Struct({ asOf }),
  success: { status: 200, body: Schema.Array(LeaderboardEntry) },
});

/**
 * The organiser's settings for the ranking. They may have been different at the time of the board.
 */
export const BoardSettings = Schema.Struct({
  tieBreak: TieBreak,
  numberOfRounds: Schema.Int,
  status: EventStatus,
  rounds: Schema.Array(RoundOfEvent),
  rulesEdition: KeptEdition,
}).annotate({ identifier: "BoardSettings" });
export type BoardSettings = typeof BoardSettings.Type;

export const getBoardSettings = endpoint({
  summary: "What the leaderboard is ranked by, now or at a moment",
  method: "GET",
  path: "/api/events/:eventId/leaderboard/settings",
  access: "registeredOrAdmin",
  from: ["leaderboard"],
  params: anyEvent,
  query: Schema.Struct({ asOf }),
  success: { status: 200, body: BoardSettings },
});

export const getScoreMoments = endpoint({
  summary: "When scores came in, the first one first",
  method: "GET",
  path: "/api/events/:eventId/leaderboard/moments",
  access: "registeredOrAdmin",
  from: ["journal"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(UtcTime) },
});

const View = Schema.Literals(["event-total", "single-round", "all-rounds"]).pipe(
  sentence("View must be event-total, single-round or all-rounds"),
);
const ScoringInput = Scoring.pipe(sentence("Scoring must be gross, net or stableford"));

export const exportLeaderboard = endpoint({
  summary: "The leaderboard as a spreadsheet, as it is on screen",
  method: "GET",
  path: "/api/events/:eventId/leaderboard.csv",
  access: "admin",
  from: ["tournaments", "registrations", "leaderboard", "players"],
  params: anyEvent,
  /** The defaults are those with which a board opens: the total of the event in its own scoring. */
  query: Schema.Struct({
    view: Schema.optionalKey(View),
    scoring: Schema.optionalKey(ScoringInput),
    // A board of an imported tournament may have six rounds.
    round: Schema.optionalKey(RoundNumber.pipe(sentence("Round must be between 1 and 4"))),
    asOf,
    ...listFileQuery,
  }),
  success: { status: 200, body: Schema.String, mediaType: "text/csv" },
  refusals: ["RoundNotInTournament"],
});
