import { Array, Effect } from "effect";
import { formatOf } from "../../../../application/facts/formatOf.ts";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import { Courses } from "../../../../application/ports/Courses.ts";
import { formerPlayer, People } from "../../../../application/ports/People.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { sidesIn } from "../../../../domain/teams/sides.ts";
import type { GroupRow } from "../../../../projections/groups/queries.ts";
import { type TeamRow, teamsOf } from "../../../../projections/teams/queries.ts";
import type { GolfGroup } from "../../../contract/teeSheet/groups.ts";
import { handicapsAhead } from "../field/countingHandicap.ts";

/** Groups of one tournament, with their players and its present course. */
export const golfGroupsOf = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  rows: ReadonlyArray<GroupRow>,
) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const { courseId } = settings;
  const courses = yield* Courses.use(({ manyById }) => manyById(courseId ? [courseId] : []));
  const course = courseId ? courses.get(courseId) : undefined;
  const ids = Array.dedupe(rows.flatMap(({ members }) => members.map((member) => member.playerId)));
  const people = yield* People.use(({ named }) => named(ids));
  const handicapOf = yield* handicapsAhead(tournamentId, settings);
  const teams = yield* teamsOf(tournamentId);
  const sides = sidesIn(teams.map(asTeam), yield* formatOf(settings));

  return rows.map(
    (row): GolfGroup => ({
      id: row.group_id,
      eventId: row.tournament_id,
      courseId,
      groupName: row.name,
      teeTime: row.tee_time,
      startHole: row.start_hole,
      roundNumber: row.round,
      course: course ? { name: course.name, location: course.location } : null,
      memberCount: row.members.length,
      revision: row.revision,
      members: row.members.map(({ playerId, position }) => {
        const person = people.get(playerId) ?? formerPlayer;
        const handicap = handicapOf(playerId, person.handicap);
        const user = { id: playerId, ...person, handicap };
        return { id: playerId, userId: playerId, position, user };
      }),
      sides: sides.flatMap((side) => {
        const isIn = (id: PlayerId) => row.members.some(({ playerId }) => playerId === id);
        const playerIds = side.playerIds.filter(isIn);
        return playerIds.length > 1 ? [{ name: side.name, playerIds }] : [];
      }),
    }),
  );
});

const asTeam = ({ team_id, name, kind, player_ids }: TeamRow) => ({
  ...{ teamId: team_id, name, kind },
  playerIds: player_ids,
});
