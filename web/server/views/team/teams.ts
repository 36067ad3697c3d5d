import { Array, Effect } from "effect";
import { formerPlayer, People } from "../../../../application/ports/People.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { TeamRow } from "../../../../projections/teams/queries.ts";
import type { EventTeam } from "../../../contract/team/teams.ts";
import { countingHandicaps } from "../field/countingHandicap.ts";

/** Teams of one event with the players with whom they were formed. */
export const eventTeamsOf = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  rows: ReadonlyArray<TeamRow>,
) {
  const ids = Array.dedupe(rows.flatMap((row) => row.player_ids));
  const people = yield* People.use(({ named }) => named(ids));
  const handicapOf = yield* countingHandicaps(tournamentId);
  return rows.map((row): EventTeam => {
    const players = row.player_ids.map((id) => {
      const { firstName, lastName, handicap } = people.get(id) ?? formerPlayer;
      return { id, firstName, lastName, handicap: handicapOf(id, handicap) };
    });
    const { team_id: id, tournament_id: eventId, name, kind: type } = row;
    return { id, eventId, name, type, players, members: players };
  });
});
