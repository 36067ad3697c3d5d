import { Schema } from "effect";
import {
  MatchId,
  PlayerId,
  RoundNumber,
  SideGameId,
  TournamentId,
  textBetween,
} from "../shared/values.ts";

/** Two players who meet in one round. Results are seen from the first player. */
export const Pairing = Schema.Struct({
  matchId: MatchId,
  tournamentId: TournamentId,
  /** Null for matches of the tournament itself, and for those that an administrator arranged. */
  sideGameId: Schema.NullOr(SideGameId),
  round: RoundNumber,
  playerId: PlayerId,
  opponentId: PlayerId,
});
export type Pairing = typeof Pairing.Type;

export const MatchOutcome = Schema.Struct({
  result: Schema.Literals(["win", "loss", "halved"]),
  /** `3&2`, `1 up`, `19 holes`; null when halved, and when the margin is unknown. */
  margin: Schema.NullOr(textBetween(1, 20)),
});
export type MatchOutcome = typeof MatchOutcome.Type;

/**
 * Facts about one match. Results that follow from the cards are announced here, but every
 * calculation derives them from the cards: only decisions of administrators are read from these
 * events.
 *
 * Tags and field names are the storage format. Add a case or an optional field; never rename one.
 */
export const MatchEvent = Schema.TaggedUnion({
  MatchArranged: Pairing.fields,
  MatchDecided: {
    ...Pairing.fields,
    ...MatchOutcome.fields,
    decidedBy: Schema.Literals(["scores", "admin"]),
  },
  /** After a correction the match is open again. */
  MatchReopened: { matchId: MatchId },
});
export type MatchEvent = typeof MatchEvent.Type;
