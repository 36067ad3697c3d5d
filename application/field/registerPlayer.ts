import { Effect } from "effect";
import {
  enterPlayer as enter,
  registerPlayer as register,
  type WhenFull,
} from "../../domain/field/registration.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { FieldStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { People } from "../ports/People.ts";
import { checkEventNumber, type EnteredNumber } from "./checkEventNumber.ts";
import { entryTermsOf } from "./entryTerms.ts";

/** A player enters a tournament. If it is full, the player goes on the waitlist. */
export const registerPlayer = Effect.fn("registerPlayer")(function* (
  entered: EnteredNumber,
  context: CommandContext,
) {
  const { tournamentId, playerId } = entered;
  const tournament = yield* checkEventNumber(entered);

  const terms = yield* entryTermsOf(tournament);
  const isHandicapMissing = yield* lacksHandicap(tournament, playerId);
  const { handle } = yield* FieldStreams;
  return yield* handle(targets.field(tournamentId), context, (field) =>
    register({ tournamentId, playerId, terms, isHandicapMissing }, field),
  );
});

/** An index of 0.0 is one. */
const lacksHandicap = ({ settings }: CreatedTournament, playerId: PlayerId) =>
  settings.handicapRequired
    ? Effect.map(
        People.use(({ named }) => named([playerId])),
        (people) => (people.get(playerId)?.handicap ?? null) === null,
      )
    : Effect.succeed(false);

interface Entering {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  readonly whenFull: WhenFull;
  /** The kind of fee; by default the fee of the tournament. */
  readonly fee?: string | null;
}

/** An administrator enters a player, even after the deadline and, if so said, beyond the limit. */
export const enterPlayer = Effect.fn("enterPlayer")(function* (
  entering: Entering,
  context: CommandContext,
) {
  const { tournamentId } = entering;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const terms = yield* entryTermsOf(tournament);
  const { handle } = yield* FieldStreams;
  return yield* handle(targets.field(tournamentId), context, (field) =>
    enter({ fee: null, ...entering, terms, fees: tournament.settings }, field),
  );
});
