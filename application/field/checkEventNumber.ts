import { Effect } from "effect";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { Throttle } from "../ports/Throttle.ts";
import { WrongEventId } from "./refusals.ts";

export interface EnteredNumber {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  /** The Event ID that the player typed; private tournaments require it. */
  readonly enteredNumber: string | null;
  /** The address of the request. */
  readonly address: string;
}

/**
 * The tournament, if the player may enter it: a private one only with its number. Only attempts on
 * private tournaments are counted. Open tournaments can be entered after any number of wrong
 * attempts elsewhere.
 */
export const checkEventNumber = Effect.fnUntraced(function* (entered: EnteredNumber) {
  const { tournamentId, playerId, enteredNumber, address } = entered;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  if (!tournament.settings.isPrivate) return tournament;
  const { guard } = yield* Throttle;
  const check = isNumberOf(tournament, enteredNumber)
    ? Effect.void
    : Effect.fail(new WrongEventId({ tournamentId }));
  yield* guard({ what: "event id", playerId, tournamentId, address })(check, () => true);
  return tournament;
});

const isNumberOf = ({ number }: CreatedTournament, entered: string | null) =>
  entered?.trim() === String(number);
