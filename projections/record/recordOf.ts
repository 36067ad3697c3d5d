import { Effect, Schema, Stream } from "effect";
import {
  chainStart,
  nextHash,
  type RecordHeader,
  recordFormat,
  type Sha256,
} from "../../domain/audit/record.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { TournamentEvent } from "../../domain/tournament/events.ts";
import { evolve, initialState } from "../../domain/tournament/tournament.ts";
import { eventsOf, eventsOfTypes } from "../journal/queries.ts";
import { termsOf } from "../matches/competitions.ts";
import { recordText } from "./recordText.ts";

interface Maker {
  readonly sha256: Sha256;
  /** The version of the program. */
  readonly rules: string;
  /** Whether what is for administrators of the tournament is left out. */
  readonly isSealed?: boolean;
}

/**
 * The record of a tournament up to a position, as text in parts. It is the same for every store
 * with the same events, at any time.
 */
export const recordOf = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  upTo: Position,
  { sha256, rules, isSealed = false }: Maker,
) {
  const terms = yield* termsAt(tournamentId, upTo);
  const header: RecordHeader = { format: recordFormat, rules, ...terms };
  return recordText(header, eventsOf(tournamentId, upTo), sha256, isSealed);
});

/** The head of the chain and the number of its events, without the text of the record. */
export const fingerprintOf = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  upTo: Position,
  sha256: Sha256,
) {
  const terms = yield* termsAt(tournamentId, upTo);
  return yield* Stream.runFold(
    eventsOf(tournamentId, upTo),
    () => ({ fingerprint: chainStart(sha256, terms), events: 0 }),
    ({ fingerprint, events }, page) => ({
      fingerprint: page.reduce((before, event) => nextHash(sha256, before, event), fingerprint),
      events: events + page.length,
    }),
  );
});

const decode = Schema.decodeUnknownEffect(Schema.Array(TournamentEvent));
const types = Object.keys(TournamentEvent.cases);

/** The tournament's choices from the lists at that position. */
const termsAt = Effect.fnUntraced(function* (tournamentId: TournamentId, upTo: Position) {
  const stored = yield* eventsOfTypes(types, { tournamentId, upTo });
  const state = (yield* Effect.orDie(decode(stored))).reduce(evolve, initialState);
  const { playFormatId, scoringMetricId } =
    state.existence === "Created" ? state.settings : { playFormatId: null, scoringMetricId: null };
  const { playFormat, scoringMetric: metric } = yield* termsOf({ playFormatId, scoringMetricId });
  const scoringMetric = metric && {
    rankingDirection: metric.rankingDirection,
    requiresHandicap: metric.requiresHandicap,
  };
  return { tournamentId, playFormat, scoringMetric };
});
