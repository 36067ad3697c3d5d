import { Effect, Schema, SchemaIssue } from "effect";
import { isBlank, isOneLine } from "../../../domain/shared/characters.ts";
import { intBetween, storable } from "../../../domain/shared/values.ts";

/** Every fault of a value has these words. */
const saying =
  (message: string) =>
  <S extends Schema.Constraint>(schema: S) =>
    Schema.catchDecoding<S>(() => Effect.fail(new SchemaIssue.InvalidValue({ message })))(schema);

const named = (most: number) =>
  Schema.String.check(
    Schema.makeFilter((text: string) => !isBlank(text) && isOneLine(text)),
    Schema.isMaxLength(most),
  ).pipe(saying(`must be a name of 1 to ${most} visible characters`));

const text = Schema.NullOr(Schema.String.check(storable)).pipe(saying("must be a text"));

const whole = (least: number, most: number) =>
  intBetween(least, most).pipe(saying(`must be a whole number from ${least} to ${most}`));

const wholeOrNull = (least: number, most: number) => Schema.NullOr(whole(least, most));

const toPar = Schema.NullOr(
  Schema.String.check(Schema.isPattern(/^(?:E|[+-][1-9]\d{0,2})$/u)),
).pipe(saying('must be a score to par such as "-3", "E" or "+5", or null'));

const finished = "finished";
const missedCut = "missed cut";
const missedSecondCut = "made cut, did not finish (secondary cut)";
const withdrawn = "withdrawn";
const disqualified = "disqualified";
const statuses = [finished, missedCut, missedSecondCut, withdrawn, disqualified] as const;
export type FileStatus = (typeof statuses)[number];

/** The final status of a player. */
export const isFinished = (status: FileStatus) => status === finished;
export const hasMissedACut = (status: FileStatus) =>
  status === missedCut || status === missedSecondCut;
export const hasMissedASecondCut = (status: FileStatus) => status === missedSecondCut;
export const isDisqualified = (status: FileStatus) => status === disqualified;
/** The player may have stopped the last round on the course. */
export const hasLeft = (status: FileStatus) => status === withdrawn || status === disqualified;

/** The most that were ever played in one tournament of strokes. */
export const mostRounds = 6;

/** The sign for a hole that was picked up. */
export const pickedUpSign = "-";

const holes = Schema.NullOr(
  Schema.Array(
    Schema.Union([intBetween(1, 30), Schema.Literal(pickedUpSign)]).pipe(
      saying(`must be a whole number from 1 to 30, or "${pickedUpSign}" for picked up`),
    ),
  ),
);

/** A tournament in the form of the files, without its players. */
export const tournamentFields = {
  kind: Schema.Literal("tournament leaderboard").pipe(saying('must be "tournament leaderboard"')),
  event: named(200),
  course: named(200),
  par: whole(27, 108),
  parPerHole: Schema.Array(whole(3, 6)),
  source: text,
  notes: Schema.NullOr(Schema.Array(text)),
  playersComplete: wholeOrNull(0, 5000),
  playersListed: wholeOrNull(0, 5000),
  cut: Schema.NullOr(
    Schema.Struct({
      afterRound: whole(1, mostRounds - 1),
      line: Schema.optionalKey(toPar),
      count: Schema.optionalKey(wholeOrNull(0, 5000)),
    }),
  ),
  players: Schema.Array(Schema.Unknown),
};
/** Ten times as many as the largest fields of the game. */
export const mostPlayers = 2000;

export const requiredOfTournament = ["event", "course", "par", "parPerHole", "players"] as const;

export const playerFields = {
  player: named(100),
  /** The strokes of each round; an abandoned round has the strokes that were made. */
  rounds: Schema.Array(whole(1, 216)).check(
    Schema.isMaxLength(mostRounds, { message: `must be at most ${mostRounds} rounds` }),
  ),
  total: whole(0, mostRounds * 216),
  toParPublished: toPar,
  status: Schema.Literals(statuses).pipe(
    saying(`must be one of ${statuses.map((status) => `"${status}"`).join(", ")}`),
  ),
  published: text,
  positionByTieRule: text,
  rankRange_1toN: Schema.NullOr(Schema.Tuple([Schema.Int, Schema.Int])).pipe(
    saying("must be the first and the last place of those level, or null"),
  ),
  round1Holes: holes,
  round2Holes: holes,
  round3Holes: holes,
  round4Holes: holes,
  round5Holes: holes,
  round6Holes: holes,
};
export const requiredOfPlayer = ["player", "rounds", "total", "status"] as const;
