import { Effect, Schema } from "effect";
import type { Kysely } from "kysely";
import type { StartingGroup } from "../../domain/golf/orderOfPlay.ts";
import {
  GroupId,
  type PlayerId,
  type RoundNumber,
  type TournamentId,
} from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { RegistrationTables } from "../registrations/tables.ts";
import { startingGroup } from "./startingGroup.ts";
import type { GroupTables } from "./tables.ts";

const { query } = tablesOf<GroupTables & RegistrationTables>();

type Stored = Readonly<GroupTables["golf_group"]>;

export interface GroupRow extends Omit<Stored, "player_ids" | "is_removed" | "position"> {
  /** By position. */
  readonly members: ReadonlyArray<GroupMember>;
}

interface GroupMember {
  readonly playerId: PlayerId;
  /** From 1 to 4. A player who has left the field leaves the place free. */
  readonly position: number;
}

/** The players of a group in a round: matches and side games find opponents by it. */
export interface PlayingGroup {
  readonly roundNumber: RoundNumber;
  /** In the order of their positions. */
  readonly playerIds: ReadonlyArray<PlayerId>;
}

export class GroupNotFound extends Schema.TaggedError<GroupNotFound>()("GroupNotFound", {
  groupId: GroupId,
}) {}

/** All groups of a tournament, by round and tee time. */
export const groupsOf = (tournamentId: TournamentId) =>
  query(async (db): Promise<ReadonlyArray<GroupRow>> => {
    const [stored, absent] = await Promise.all([
      present(db)
        .where("tournament_id", "=", tournamentId)
        .orderBy("round")
        .orderBy("tee_time")
        .orderBy("start_hole")
        .orderBy("position")
        .orderBy("group_id")
        .execute(),
      absentFrom(db, tournamentId),
    ]);
    return stored.map((group) => rowOf(group, absent));
  });

export const groupById = Effect.fnUntraced(function* (groupId: GroupId) {
  const row = yield* query(async (db) => {
    const group = await present(db).where("group_id", "=", groupId).executeTakeFirst();
    return group && rowOf(group, await absentFrom(db, group.tournament_id));
  });
  return row ?? (yield* new GroupNotFound({ groupId }));
});

/**
 * The tournament of a group, even after its removal, because a repeated removal must still find it.
 */
export const tournamentOfGroup = Effect.fnUntraced(function* (groupId: GroupId) {
  const row = yield* query((db) =>
    db
      .selectFrom("golf_group")
      .select("tournament_id")
      .where("group_id", "=", groupId)
      .executeTakeFirst(),
  );
  return row?.tournament_id ?? (yield* new GroupNotFound({ groupId }));
});

/**
 * The groups without players who have left, in the order of `groupsOf`. A group whose players have
 * all left is dropped.
 */
export const playingGroupsOf = (tournamentId: TournamentId) =>
  Effect.map(groupsOf(tournamentId), (rows) =>
    rows.map(playingGroup).filter(({ playerIds }) => playerIds.length > 0),
  );

/** All groups, also of players who have left, with the holes on which they began. */
export const startingGroupsOf = (tournamentId: TournamentId) =>
  query(async (db): Promise<ReadonlyArray<StartingGroup<PlayerId>>> => {
    const rows = await present(db).where("tournament_id", "=", tournamentId).execute();
    return rows.map(startingGroup);
  });

const playingGroup = ({ round, members }: GroupRow): PlayingGroup => ({
  roundNumber: round,
  playerIds: members.map(({ playerId }) => playerId),
});

const present = (db: Pick<Kysely<GroupTables>, "selectFrom">) =>
  db.selectFrom("golf_group").selectAll().where("is_removed", "=", false);

const absentFrom = async (db: Kysely<RegistrationTables>, tournamentId: TournamentId) => {
  const rows = await db
    .selectFrom("registration")
    .select("player_id")
    .where("tournament_id", "=", tournamentId)
    .where((eb) => eb.or([eb("status", "!=", "registered"), eb("is_removed", "=", true)]))
    .execute();
  return new Set(rows.map((row) => row.player_id));
};

const rowOf = (group: Stored, absent: ReadonlySet<PlayerId>): GroupRow => ({
  tournament_id: group.tournament_id,
  group_id: group.group_id,
  name: group.name,
  round: group.round,
  tee_time: group.tee_time,
  start_hole: group.start_hole,
  revision: group.revision,
  members: group.player_ids.flatMap((playerId, index) =>
    absent.has(playerId) ? [] : [{ playerId, position: index + 1 }],
  ),
});
