import { Effect } from "effect";
import { manageParticipant } from "../../../application/field/manageParticipant.ts";
import { enterPlayer, registerPlayer } from "../../../application/field/registerPlayer.ts";
import { editTournament } from "../../../application/tournament/editTournament.ts";
import { TournamentFacts } from "../../../application/tournament/tournamentFacts.ts";
import type { TournamentStatus } from "../../../domain/tournament/status.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { type DemoTimes, demoContext, seeder } from "./demoContext.ts";
import type { DemoTournament } from "./demoTournament.ts";

type Field = ReadonlyArray<DemoPlayer>;

/** Players enter by themselves, one after the other; when it is full they wait. */
export const registerAll = Effect.fnUntraced(function* (
  { tournamentId, event }: DemoTournament,
  players: Field,
  { on }: DemoTimes,
) {
  const { number } = yield* TournamentFacts.use(({ tournament }) => tournament(tournamentId));
  const enteredNumber = event.isPrivate ? String(number) : null;
  for (const [place, { id: playerId, index }] of players.entries()) {
    const context = demoContext(`register ${event.key} ${index}`, on(-3, 7 * place), {
      kind: "player",
      id: playerId,
    });
    yield* registerPlayer({ tournamentId, playerId, enteredNumber, address: "demo" }, context);
  }
});

/** The office enters players, also where the deadline is over. */
export const enterAll = Effect.fnUntraced(function* (
  { tournamentId, event }: DemoTournament,
  players: Field,
  { on }: DemoTimes,
) {
  for (const [place, { id, index }] of players.entries()) {
    const context = demoContext(`enter ${event.key} ${index}`, on(event.deadline - 2, 9 * place));
    yield* enterPlayer(tournamentId, id, context);
  }
});

export const markPaid = Effect.fnUntraced(function* (
  { tournamentId, event }: DemoTournament,
  players: Field,
  { on }: DemoTimes,
) {
  for (const { id: playerId, index } of players) {
    const context = demoContext(
      `paid ${event.key} ${index}`,
      on(Math.min(event.deadline, -1), index),
    );
    yield* manageParticipant({ tournamentId, playerId }, "markPaid", null, context);
  }
});

export const moveTo = (
  { tournamentId, event }: DemoTournament,
  status: TournamentStatus,
  occurredAt: string,
) =>
  editTournament(
    tournamentId,
    { status },
    demoContext(`${event.key} is ${status}`, occurredAt, seeder),
  );
