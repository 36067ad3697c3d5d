import { Array, Effect } from "effect";
import { formerPlayer, People } from "../../../application/ports/People.ts";
import type { TeamRow } from "../../../projections/teams/queries.ts";
import type { EventTeam } from "../../contract/teams.ts";

/** Teams with the players with whom they were formed. */
export const eventTeamsOf = Effect.fnUntraced(function* (rows: ReadonlyArray<TeamRow>) {
  const ids = Array.dedupe(rows.flatMap((row) => row.player_ids));
  const people = yield* People.use(({ named }) => named(ids));
  return rows.map((row): EventTeam => {
    const players = row.player_ids.map((id) => {
      const { firstName, lastName, handicap } = people.get(id) ?? formerPlayer;
      return { id, firstName, lastName, handicap };
    });
    const { team_id: id, tournament_id: eventId, name, kind: type } = row;
    return { id, eventId, name, type, players, members: players };
  });
});
