import { Effect } from "effect";
import { FieldCommand } from "../../domain/field/commands.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import type { CommandContext } from "../commandHandler.ts";
import { Throttle } from "../ports/Throttle.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";
import { entryTermsOf } from "./entryTerms.ts";
import { handleField } from "./handleField.ts";
import { WrongEventId } from "./refusals.ts";

const { RegisterPlayer } = FieldCommand.cases;

export interface Registering {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  /** What the player typed as Event ID; private tournaments need it. */
  readonly enteredNumber: string | null;
  /** Where the request comes from. */
  readonly address: string;
}

/** A player enters a tournament; when it is full they wait. */
export const registerPlayer = Effect.fn("registerPlayer")(function* (
  registering: Registering,
  context: CommandContext,
) {
  const { tournamentId, playerId, address } = registering;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const guarded = yield* Throttle.use(({ guard }) =>
    Effect.succeed(guard({ what: "event id", playerId, tournamentId, address })),
  );
  yield* guarded(checkNumber(tournament, registering.enteredNumber), () => true);

  const terms = yield* entryTermsOf(tournament);
  const command = RegisterPlayer.make({ tournamentId, playerId, terms, by: "player" });
  return yield* handleField(command, context);
});

const checkNumber = (
  { tournamentId, number, settings }: CreatedTournament,
  entered: string | null,
) =>
  settings.isPrivate && entered?.trim() !== String(number)
    ? Effect.fail(new WrongEventId({ tournamentId }))
    : Effect.void;

/** An administrator enters somebody, also late and beyond the limit. */
export const enterPlayer = Effect.fn("enterPlayer")(function* (
  tournamentId: TournamentId,
  playerId: PlayerId,
  context: CommandContext,
) {
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const terms = yield* entryTermsOf(tournament);
  const command = RegisterPlayer.make({ tournamentId, playerId, terms, by: "admin" });
  return yield* handleField(command, context);
});
