import { recordCut } from "../../../application/field/makeCut.ts";
import { makeCut } from "../../../domain/golf/leaderboard/cut.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { RoundNumber } from "../../../domain/shared/values.ts";
import { boardEntry } from "../import/publishedCut.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { demoCard } from "./demoCards.ts";
import { type DemoTimes, demoContext } from "./demoContext.ts";
import { enterAll, markPaid, moveTo } from "./demoField.ts";
import { step } from "./demoSteps.ts";
import type { DemoTournament } from "./demoTournament.ts";

interface Play {
  readonly tournament: DemoTournament;
  readonly players: ReadonlyArray<DemoPlayer>;
  readonly office: Actor;
  readonly times: DemoTimes;
}

/** Two rounds with a cut between them, every card official. */
export const playCompleted = (play: Play) => {
  const { tournament, players, office, times } = play;
  const { event } = tournament;
  const playRound = (field: ReadonlyArray<DemoPlayer>, round: number) =>
    field.flatMap((player, place) => {
      const card = demoCard(tournament, player, round, office);
      const day = event.starts + round - 1;
      return [
        ...card.playUpTo(18, (hole) => times.on(day, 3 * place + 14 * hole)),
        card.verified(times.on(day, 310 + place)),
      ];
    });
  const { cut, playOn } = cutAfterFirst(play);
  return [
    ...enterAll(tournament, players, times),
    ...markPaid(tournament, players, times),
    moveTo(tournament, "active", times.on(event.starts, -180)),
    ...playRound(players, 1),
    cut,
    ...playRound(
      players.filter(({ id }) => playOn.has(id)),
      2,
    ),
    moveTo(tournament, "completed", times.on(event.ends, 600)),
  ];
};

const afterRound = RoundNumber.make(1);

/** The first eight and ties. The scores are known here, so this need not wait for a read model. */
const cutAfterFirst = ({ tournament, players, office, times }: Play) => {
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
  const facts = {
    ...rule,
    tournamentId,
    numberOfRounds: event.rounds,
    cutLine,
    playerIds,
    incomplete: [],
    laterRoundHasScores: false,
  };
  const context = demoContext(`cut ${event.key}`, times.on(event.starts, 420), office);
  const cut = step(null, context, (timed) => recordCut(facts, timed));
  return { cut, playOn: new Set(playerIds) };
};
