import { Effect } from "effect";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { manageParticipant, nothingSaid } from "../../../application/field/manageParticipant.ts";
import { enterPlayer, registerPlayer } from "../../../application/field/registerPlayer.ts";
import { editTournament } from "../../../application/tournament/editTournament.ts";
import type { TournamentStatus } from "../../../domain/tournament/status.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { type DemoTimes, demoContext, seeder } from "./demoContext.ts";
import { step } from "./demoSteps.ts";
import type { DemoTournament } from "./demoTournament.ts";

type Field = ReadonlyArray<DemoPlayer>;

/** All players enter before the first of the events begins. */
const entryDay = -32;

/**
 * Players register themselves, one after the other; when the event is full they go on the waitlist.
 */
export const registerAll = (
  { tournamentId, event }: DemoTournament,
  players: Field,
  { on }: DemoTimes,
) =>
  players.map(({ id: playerId, index }, place) => {
    const context = demoContext(`register ${event.key} ${index}`, on(entryDay, 7 * place), {
      kind: "player",
      id: playerId,
    });
    return step(
      event.key,
      context,
      Effect.fnUntraced(function* (timed) {
        const { number } = yield* TournamentFacts.use(({ tournament }) => tournament(tournamentId));
        const enteredNumber = event.isPrivate ? String(number) : null;
        const entry = { tournamentId, playerId, enteredNumber, address: "demo" };
        yield* registerPlayer(entry, timed);
      }),
    );
  });

/** An administrator enters players, even after the deadline. */
export const enterAll = (
  { tournamentId, event }: DemoTournament,
  players: Field,
  { on }: DemoTimes,
) =>
  players.map(({ id, index }, place) => {
    const context = demoContext(`enter ${event.key} ${index}`, on(entryDay, 7 * place));
    return step(event.key, context, (timed) =>
      enterPlayer({ tournamentId, playerId: id, whenFull: "add" }, timed),
    );
  });

export const markPaid = (
  { tournamentId, event }: DemoTournament,
  players: Field,
  { on }: DemoTimes,
) =>
  players.map(({ id: playerId, index }) => {
    const context = demoContext(`paid ${event.key} ${index}`, on(entryDay + 1, 7 * index));
    return step(event.key, context, (timed) =>
      manageParticipant({ tournamentId, playerId }, "markPaid", nothingSaid, timed),
    );
  });

export const moveTo = (
  { tournamentId, event }: DemoTournament,
  status: TournamentStatus,
  at: string,
) => {
  const context = demoContext(`${event.key} is ${status}`, at, seeder);
  return step(null, context, (timed) => editTournament(tournamentId, { status }, timed));
};
