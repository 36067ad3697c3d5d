import { Effect } from "effect";
import { type MakeCut as Cut, makeCut as decideCut } from "../../domain/field/cut.ts";
import type { Entry } from "../../domain/field/entry.ts";
import { entryOf, type Field, isUpForCut } from "../../domain/field/field.ts";
import { competitionScoring } from "../../domain/golf/competitionScoring.ts";
import { makeCut as cutOf } from "../../domain/golf/leaderboard/cut.ts";
import type { PlayerEntry } from "../../domain/golf/leaderboard/entry.ts";
import { hasFinishedRound } from "../../domain/golf/leaderboard/matchRecord.ts";
import { PlayerId, type RoundNumber, type TournamentId } from "../../domain/shared/values.ts";
import { saidOfRounds } from "../../domain/tournament/rulings.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { FieldStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { metricOf } from "../facts/metricOf.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { Standings } from "../ports/Standings.ts";

interface CutTerms {
  readonly tournamentId: TournamentId;
  readonly afterRound: RoundNumber;
  readonly top: number;
  readonly ties: boolean;
  readonly withinStrokes: number | null;
}

/** Ends the event for all players who are not among the first after a round. */
export const makeCut = Effect.fn("makeCut")(function* (terms: CutTerms, context: CommandContext) {
  const { tournamentId, afterRound } = terms;
  const facts = yield* TournamentFacts;
  const { settings, rulings } = yield* facts.tournament(tournamentId);
  const entries = yield* Standings.use((standings) => standings.of(tournamentId));
  const field = yield* facts.field(tournamentId, noAge);

  const scoring = competitionScoring(yield* metricOf(settings));
  const said = saidOfRounds(settings.numberOfRounds, rulings);
  const counting = said
    .filter(({ roundNumber, counts }) => counts && roundNumber <= afterRound)
    .map(({ roundNumber }) => roundNumber);
  const candidates = upForCut(entries, field, afterRound);
  const { playerIds, cutLine } = cutOf(candidates, { ...terms, scoring, rulings: said });
  const cut: Cut = {
    ...terms,
    numberOfRounds: settings.numberOfRounds,
    cutLine,
    playerIds: playerIds.map((id) => PlayerId.make(id)),
    incomplete: candidates.filter(isIncomplete(counting)).map(idOf),
    laterRoundHasScores: entries.some(hasScoresAfter(afterRound)),
  };
  return yield* recordCut(cut, context);
});

/** A cut whose players are already known, for example from a published result. */
export const recordCut = (cut: Cut, context: CommandContext) =>
  FieldStreams.use(({ handle }) =>
    handle(targets.field(cut.tournamentId), context, (field) => decideCut(cut, field)),
  );

/** A repeated cut also includes the players of the earlier cut in its decision. */
const upForCut = (entries: ReadonlyArray<PlayerEntry>, field: Field, afterRound: RoundNumber) =>
  entries.flatMap((entry): ReadonlyArray<PlayerEntry> => {
    const known: Entry | undefined = entryOf(field, idOf(entry));
    return known && isUpForCut(known, afterRound) ? [{ ...entry, playerStatus: "playing" }] : [];
  });

const idOf = ({ user }: PlayerEntry) => PlayerId.make(user.id);

const isIncomplete = (counting: ReadonlyArray<number>) => (entry: PlayerEntry) =>
  !counting.every((round) => hasFinishedRound(entry, round));

export const hasScoresAfter =
  (afterRound: RoundNumber) =>
  ({ rounds }: PlayerEntry) =>
    rounds.some(({ roundNumber, holesPlayed }) => roundNumber > afterRound && holesPlayed > 0);
