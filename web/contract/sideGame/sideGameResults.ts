import { Schema } from "effect";
import {
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  SideGameParticipantId,
} from "../../../domain/shared/values.ts";
import { Money } from "../inputs/cents.ts";
import { Match } from "../match/matches.ts";
import { intOrNull, textOrNull, UtcTime } from "../shared.ts";
import { RecordLists } from "./sideGameRecords.ts";

const ids = Schema.Array(SideGameParticipantId);

export const SideStanding = Schema.Struct({
  place: Schema.Int,
  /** The team, otherwise the names of its players. */
  side: Schema.String,
  participantIds: ids,
  points: Schema.Finite,
  strokes: Schema.Int,
  toPar: Schema.Int,
  winnings: Money,
}).annotate({ identifier: "SideStanding" });
export type SideStanding = typeof SideStanding.Type;

export const SideGameResult = Schema.Struct({
  sideGameId: SideGameId,
  participantId: SideGameParticipantId,
  roundNumber: RoundNumber,
  holeNumber: HoleNumber,
  /** The compared value: the score, Stableford points or a distance; "-" where it was picked up. */
  result: Schema.String,
  points: Schema.Finite,
  winnings: Money,
  /** The time when the score or the distance was last entered. */
  recordedAt: UtcTime,
}).annotate({ identifier: "SideGameResult" });
export type SideGameResult = typeof SideGameResult.Type;

export const SideGameHole = Schema.Struct({
  roundNumber: RoundNumber,
  holeNumber: HoleNumber,
  /** Everybody has played it. Without a choice or a distance it is still open. */
  isPlayed: Schema.Boolean,
  /** Tied: its value is carried to the next hole. Behind an open hole, more may be carried later. */
  state: Schema.Literals(["counted", "tied", "open"]),
  value: Money,
  carriedIn: Money,
  winnerIds: ids,
  results: Schema.Array(SideGameResult),
  /** What each match compared there, up to its end; empty in games without matches. */
  matchScores: Schema.Array(
    Schema.Struct({
      playerId: PlayerId,
      opponentId: PlayerId,
      /** In a net game less the strokes received in the match; null without a score. */
      playerScore: intOrNull,
      opponentScore: intOrNull,
    }),
  ),
}).annotate({ identifier: "SideGameHole" });
export type SideGameHole = typeof SideGameHole.Type;

const { leaderId, status, state, holesPlayed, result } = Match.fields;

/**
 * A part of a match with a separate amount: a bet of a Nassau, on holes 1-9, 10-18 or all of them.
 */
export const MatchBet = Schema.Struct({
  name: Schema.Literals(["front", "back", "overall"]),
  leaderId,
  status,
  state,
  holesPlayed,
  result,
  value: Money,
}).annotate({ identifier: "MatchBet" });
export type MatchBet = typeof MatchBet.Type;

export const SideGameMatch = Schema.Struct({
  ...Match.fields,
  /** The amount for the winner; null if matches are not paid one by one. */
  value: Schema.NullOr(Money),
  /** The three of a Nassau, on nine holes only the one over all of them; otherwise none. */
  bets: Schema.Array(MatchBet),
}).annotate({ identifier: "SideGameMatch" });
export type SideGameMatch = typeof SideGameMatch.Type;

/** How a game stands. Winnings and unclaimed together are the purse, at every moment. */
export const SideGameResults = Schema.Struct({
  sideGameId: SideGameId,
  status: Schema.Literals(["not_started", "running", "final"]),
  note: textOrNull,
  /** Who plays in it, in the order of joining. Who joined and has not played owes nothing. */
  playerIds: Schema.Array(PlayerId),
  purse: Money,
  /** The money that no side has won (yet). */
  unclaimed: Money,
  standing: Schema.Array(SideStanding),
  /** Every hole in play, including open ones, in the order in which they are settled. */
  holes: Schema.Array(SideGameHole),
  matches: Schema.Array(SideGameMatch),
  ...RecordLists.fields,
  winnings: Schema.Array(Schema.Struct({ userId: PlayerId, amount: Money })),
}).annotate({ identifier: "SideGameResults" });
export type SideGameResults = typeof SideGameResults.Type;
