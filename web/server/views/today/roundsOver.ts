import { Effect } from "effect";
import type { RoundNumber } from "../../../../domain/shared/values.ts";
import { Boards } from "../../../../projections/boards/boards.ts";
import { termsOf } from "../../../../projections/matches/competitions.ts";
import type { RegistrationWithTournament } from "../../../../projections/tournaments/registrationsOfPlayer.ts";

type Registration = Pick<RegistrationWithTournament, "tournament_id" | "player_id"> & {
  readonly tournament: Pick<RegistrationWithTournament["tournament"], "settings">;
};

/** The rounds of a match play event in which every match of the player is decided. */
export const roundsOver = Effect.fnUntraced(function* (registration: Registration) {
  const { tournament_id: id, player_id: player, tournament } = registration;
  const { playFormat } = yield* termsOf(tournament.settings);
  if (playFormat !== "MATCH") return new Set<RoundNumber>();
  const matches = yield* Boards.use((boards) => boards.matches(id));
  const own = matches.filter(
    ({ sideGameId, sides }) => sideGameId === null && sides.flat().includes(player),
  );
  const open = own.filter(({ status }) => status !== "decided").map(({ round }) => round);
  return new Set(own.map(({ round }) => round).filter((round) => !open.includes(round)));
});
