import { Effect, Schema } from "effect";
import type { FastifyInstance } from "fastify";
import { latestDraws } from "../../../../application/teeSheet/latestDraws.ts";
import {
  changeGroup as change,
  createGroup as create,
  type GroupDetails,
  removeGroup as remove,
} from "../../../../application/teeSheet/manageGroups.ts";
import { requestDraw } from "../../../../application/teeSheet/requestDraw.ts";
import { type GroupId, type TournamentId, WallClock } from "../../../../domain/shared/values.ts";
import { groupById, groupsOf } from "../../../../projections/groups/queries.ts";
import type { NewGroup } from "../../../contract/teeSheet/groupInput.ts";
import { listGroups } from "../../../contract/teeSheet/groups.ts";
import {
  autoSchedule,
  changeGroup,
  createGroup,
  listDraws,
  removeGroup,
} from "../../../contract/teeSheet/teeSheet.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { golfGroupsOf } from "../../views/teeSheet/groups.ts";

export const groupRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listGroups, ({ tournamentId }) =>
    Effect.flatMap(groupsOf(tournamentId), (rows) => golfGroupsOf(tournamentId, rows)),
  );

  serve(app, runtime, listDraws, ({ tournamentId }) => latestDraws(tournamentId));

  serveCommand(
    app,
    runtime,
    createGroup,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const { groupId, position } = yield* create(tournamentId, detailsOf(body), context);
      return { position, body: showGroup(groupId) };
    }),
  );

  serveCommand(
    app,
    runtime,
    changeGroup,
    Effect.fnUntraced(function* ({ tournamentId, params, body }, context) {
      const { groupId } = params;
      const which = { tournamentId, groupId };
      const { basedOn = null, takesFrom = null } = body;
      const basis = { basedOn, takesFrom };
      const { position } = yield* change(which, detailsOf(body), basis, context);
      return { position, body: showGroup(groupId) };
    }),
  );

  serveCommand(
    app,
    runtime,
    removeGroup,
    Effect.fnUntraced(function* ({ tournamentId, params }, context) {
      const { position } = yield* remove({ tournamentId, groupId: params.groupId }, context);
      return { position, body: { success: true } as const };
    }),
  );

  serveCommand(
    app,
    runtime,
    autoSchedule,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const { roundNumber: round, ...options } = body;
      const draw = yield* requestDraw({ tournamentId, round, ...options }, context);
      if (!draw.isDone) return { position: null, goesOn: true, body: { jobId: draw.jobId } };
      return { position: draw.position, body: showGroups(tournamentId, draw.groupIds) };
    }),
  );
};

const detailsOf = ({
  groupName,
  teeTime,
  roundNumber,
  members,
  startHole,
}: NewGroup): GroupDetails => ({
  name: groupName,
  round: roundNumber,
  teeTime: isWallClock(teeTime) ? { at: teeTime } : { time: teeTime },
  playerIds: members,
  startHole,
});

const isWallClock = Schema.is(WallClock);

const showGroup = Effect.fnUntraced(function* (groupId: GroupId) {
  const row = yield* groupById(groupId);
  const [group] = yield* golfGroupsOf(row.tournament_id, [row]);
  return group ?? (yield* Effect.die(new Error(`The group ${groupId} is not there.`)));
});

const showGroups = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  ids: ReadonlyArray<GroupId>,
) {
  const rows = yield* groupsOf(tournamentId);
  const groups = yield* golfGroupsOf(
    tournamentId,
    rows.filter((row) => ids.includes(row.group_id)),
  );
  return { groups };
});
