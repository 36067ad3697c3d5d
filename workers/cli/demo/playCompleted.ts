import { Effect } from "effect";
import { recordCut } from "../../../application/field/makeCut.ts";
import { makeCut } from "../../../domain/golf/leaderboard/cut.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { RoundNumber } from "../../../domain/shared/values.ts";
import { boardEntry } from "../import/publishedCut.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { demoCard } from "./demoCards.ts";
import { type DemoTimes, demoContext } from "./demoContext.ts";
import { enterAll, markPaid, moveTo } from "./demoField.ts";
import type { DemoTournament } from "./demoTournament.ts";

interface Play {
  readonly tournament: DemoTournament;
  readonly players: ReadonlyArray<DemoPlayer>;
  readonly office: Actor;
  readonly times: DemoTimes;
}

/** Two rounds with a cut between them, every card official. */
export const playCompleted = Effect.fnUntraced(function* (play: Play) {
  const { tournament, players, office, times } = play;
  const { event } = tournament;
  const playRound = (field: ReadonlyArray<DemoPlayer>, round: number) =>
    Effect.forEach(
      field,
      Effect.fnUntraced(function* (player, place) {
        const card = demoCard(tournament, player, round, office);
        const day = event.starts + round - 1;
        yield* card.playAll(times.on(day, 8 * place));
        yield* card.verified(times.on(day, 300 + place));
      }),
      { concurrency: 8, discard: true },
    );

  yield* enterAll(tournament, players, times);
  yield* markPaid(tournament, players, times);
  yield* moveTo(tournament, "active", times.on(event.starts, -180));
  yield* playRound(players, 1);
  const playOn = yield* cutAfterFirst(play);
  yield* playRound(
    players.filter(({ id }) => playOn.has(id)),
    2,
  );
  yield* moveTo(tournament, "completed", times.on(event.ends, 600));
});

const afterRound = RoundNumber.make(1);

/** The first eight and ties. The scores are known here, so no read model has to be waited for. */
const cutAfterFirst = Effect.fnUntraced(function* ({ tournament, players, office, times }: Play) {
  const { tournamentId, event, holes } = tournament;
  const entries = players.map((player) => {
    const strokes = demoCard(tournament, player, 1, office).scores.map((score) => score.strokes);
    const user = { id: player.id, firstName: "", lastName: "" };
    return boardEntry(
      { ...user, cards: [{ strokes }] },
      holes.map(({ par }) => par),
    );
  });
  const rule = { afterRound, top: 8, ties: true, withinStrokes: null };
  const { playerIds, cutLine } = makeCut(entries, { ...rule, scoring: "gross" });
  const cut = {
    ...rule,
    tournamentId,
    numberOfRounds: event.rounds,
    cutLine,
    playerIds,
    incomplete: [],
    laterRoundHasScores: false,
  };
  yield* recordCut(cut, demoContext(`cut ${event.key}`, times.on(event.starts, 420), office));
  return new Set(playerIds);
});
