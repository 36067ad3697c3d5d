import { Effect } from "effect";
import { competitionScoring } from "../../domain/golf/competitionScoring.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { metricOf } from "./metricOf.ts";
import { wholeBoard } from "./wholeBoard.ts";

/** The place of each player of a tournament, such as "T3". */
export const placesIn = Effect.fnUntraced(function* (tournament: CreatedTournament) {
  const scoring = competitionScoring(yield* metricOf(tournament.settings));
  const { board } = yield* wholeBoard(tournament, scoring);
  return new Map(board.map(({ entry, position }) => [entry.user.id, position] as const));
});
