import { Result } from "effect";
import type { TournamentId } from "../shared/values.ts";
import type { TournamentEvent } from "./events.ts";
import { TournamentNotFound } from "./rejections.ts";
import type { CreatedTournament, Tournament } from "./tournament.ts";

export interface OfTournament {
  readonly tournamentId: TournamentId;
}

export const happened = (...events: ReadonlyArray<TournamentEvent>) =>
  Result.succeed<ReadonlyArray<TournamentEvent>>(events);

/** All decisions except the first are about an existing tournament. */
export const whenCreated =
  <
    Input extends OfTournament,
    Decision extends Result.Result<ReadonlyArray<TournamentEvent>, unknown>,
  >(
    decide: (input: Input, tournament: CreatedTournament) => Decision,
  ) =>
  (input: Input, state: Tournament): Decision | Result.Result<never, TournamentNotFound> => {
    if (state.existence === "Created") return decide(input, state);
    return Result.fail(new TournamentNotFound({ tournamentId: input.tournamentId }));
  };
