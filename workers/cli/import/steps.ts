import { Array, Effect } from "effect";
import type { CommandContext } from "../../../application/commands/streamHandler.ts";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { recordCut } from "../../../application/field/makeCut.ts";
import { manageParticipant, nothingSaid } from "../../../application/field/manageParticipant.ts";
import { enterPlayer } from "../../../application/field/registerPlayer.ts";
import { Players } from "../../../application/ports/Players.ts";
import { recordScoresOf } from "../../../application/scorecard/recordScores.ts";
import { verifyScorecard } from "../../../application/scorecard/verify.ts";
import { recordKnownPlayOff } from "../../../application/tournament/playOff.ts";
import { strokesOf, withoutScore } from "../../../domain/golf/played.ts";
import {
  HoleNumber,
  type HoleScore,
  type RoundNumber,
  type ScorecardKey,
  type TournamentId,
} from "../../../domain/shared/values.ts";
import { isDisqualified } from "./fileFields.ts";
import { originOf } from "./importer.ts";
import type { ImportPlan, PlannedCard, PlannedPlayer, PlannedRound } from "./plan.ts";
import { playedAs } from "./roundStrokes.ts";

/** An account with a name, and without a way to sign in. Its address receives no mail. */
export const createAccount = ({ id, firstName, lastName }: PlannedPlayer) =>
  Players.use((players) =>
    players.create(
      {
        id,
        firstName,
        lastName,
        email: `${id}@imported.invalid`,
        phone: "",
        shirtSize: null,
        handicap: null,
        passwordHash: null,
      },
      originOf(`account ${id}`),
    ),
  );

/**
 * A stream remembers only its latest commands, so a player who is already entered was entered by an
 * earlier run.
 */
export const enter = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  { id }: PlannedPlayer,
  context: CommandContext,
) {
  yield* enterPlayer({ tournamentId, playerId: id, whenFull: "add" }, context).pipe(
    Effect.catchTag("AlreadyRegistered", () => Effect.void),
  );
});

/** Published results are official. */
export const keepCard = Effect.fnUntraced(function* (
  card: ScorecardKey,
  { strokes, arePublished }: PlannedCard,
  context: (step: string) => CommandContext,
) {
  const scores = strokes.map(holeScore);
  if (!Array.isReadonlyArrayNonEmpty(scores)) return;
  const reason = arePublished ? null : "Only the total was published: the holes are spread by par.";
  const key = `${card.playerId} ${card.round}`;
  yield* recordScoresOf(card, scores, reason, context(`scores ${key}`));
  yield* verifyScorecard(card, context(`verify ${key}`));
});

const holeScore = (made: PlannedCard["strokes"][number], index: number): HoleScore => ({
  holeNumber: HoleNumber.make(index + 1),
  strokes: strokesOf(playedAs(made)),
  ...withoutScore(playedAs(made)),
  putts: null,
  penalties: 0,
  notes: null,
});

export const leave = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  { id: playerId, status }: PlannedPlayer,
  context: CommandContext,
) {
  const action = isDisqualified(status) ? "disqualify" : "withdraw";
  yield* manageParticipant({ tournamentId, playerId }, action, nothingSaid, context).pipe(
    Effect.catchTag(["AlreadyWithdrawn", "NoLongerPlaying"], () => Effect.void),
  );
});

export const cut = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  afterRound: RoundNumber,
  { playerIds, cutLine }: NonNullable<PlannedRound["cut"]>,
  context: CommandContext,
) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const cut = {
    tournamentId,
    numberOfRounds: settings.numberOfRounds,
    afterRound,
    top: playerIds.length,
    ties: true,
    withinStrokes: null,
    cutLine,
    playerIds,
    incomplete: [],
    laterRoundHasScores: false,
  };
  yield* recordCut(cut, context);
});

/** The totals of the file show that they are level. */
export const playOff = (
  tournamentId: TournamentId,
  played: ImportPlan["playOffs"][number],
  context: CommandContext,
) =>
  recordKnownPlayOff({ tournamentId, ...played, note: null, isLastRoundComplete: true }, context);
