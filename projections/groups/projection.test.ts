import { Effect } from "effect";
import { expect } from "vitest";
import type { FieldEvent } from "../../domain/field/events.ts";
import { cancelledBy, registered, removed, withdrew } from "../../domain/field/examples.ts";
import type { TeeSheetEvent } from "../../domain/teeSheet/events.ts";
import {
  ana,
  at,
  ben,
  cleo,
  dora,
  early,
  first,
  groupChanged,
  groupCreated,
  groupNumber,
  groupRemoved,
  late,
  second,
  teeSheetDrawn,
  tournamentId,
} from "../../domain/teeSheet/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { registrations } from "../registrations/projection.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { groups } from "./projection.ts";
import { groupById, groupsOf, playingGroupsOf } from "./queries.ts";

const given = (...events: ReadonlyArray<TeeSheetEvent | FieldEvent>) => {
  const page = recordedHistory(events.map((event) => ({ stream: "sheet", event })));
  return Effect.andThen(projectPage(registrations, page), projectPage(groups, page));
};

test.beforeEach(({ run }) => run(freshlyInstalled(groups, registrations)));

test("a group has its players by position", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(groupCreated(early, [ben, ana]));
      expect(yield* groupById(early)).toEqual({
        tournament_id: tournamentId,
        group_id: early,
        name: "Early birds",
        round: first,
        start_hole: null,
        tee_time: at("08:00"),
        revision: 0,
        members: [
          { playerId: ben, position: 1 },
          { playerId: ana, position: 2 },
        ],
      });
    }),
  ));

test("groups are listed by round and tee time", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(
        groupCreated(groupNumber(3), [ana], { round: second }),
        groupCreated(late, [ana], { teeTime: at("09:00") }),
        groupCreated(early, [ben]),
      );
      expect((yield* groupsOf(tournamentId)).map((row) => row.group_id)).toEqual([
        early,
        late,
        groupNumber(3),
      ]);
    }),
  ));

test("an edit replaces all values and raises the revision of this group only", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(
        groupCreated(early, [ana]),
        groupCreated(late, [ben]),
        groupChanged(early, [cleo], { name: "Twilight", teeTime: at("18:00") }),
      );
      expect(yield* groupsOf(tournamentId)).toMatchObject([
        { group_id: late, revision: 1 },
        { group_id: early, name: "Twilight", revision: 2, members: [{ playerId: cleo }] },
      ]);
    }),
  ));

test("a removed group stays away when its page is applied again", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [groupCreated(early, [ana]), groupChanged(early, [ben]), groupRemoved(early)];
      yield* given(...history.slice(0, 2));
      yield* given(...history);
      expect(yield* groupsOf(tournamentId)).toEqual([]);
      yield* given(...history.slice(0, 2));
      expect(yield* groupsOf(tournamentId)).toEqual([]);
      expect(yield* Effect.flip(groupById(early))).toMatchObject({ _tag: "GroupNotFound" });
    }),
  ));

test("a draw creates all its groups", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(
        teeSheetDrawn([
          { groupId: early, name: "Group 1", teeTime: at("08:00"), playerIds: [ana, ben] },
          { groupId: late, name: "Group 2", teeTime: at("08:10"), playerIds: [cleo, dora] },
        ]),
      );
      expect(yield* playingGroupsOf(tournamentId)).toEqual([
        { roundNumber: 1, playerIds: [ana, ben] },
        { roundNumber: 1, playerIds: [cleo, dora] },
      ]);
    }),
  ));

test("a player who leaves the field frees the slot, a player who withdraws keeps it", ({ run }) =>
  run(
    Effect.gen(function* () {
      const field = [ana, ben, cleo, dora].map((player) => registered(player));
      const left = [cancelledBy(ana), withdrew(ben), removed(cleo)];
      const history = [...field, groupCreated(early, [ana, ben, cleo, dora]), ...left];
      yield* given(...history);
      expect((yield* groupById(early)).members).toEqual([
        { playerId: ben, position: 2 },
        { playerId: dora, position: 4 },
      ]);
      yield* given(...history, registered(ana));
      expect((yield* groupById(early)).members[0]).toEqual({ playerId: ana, position: 1 });
    }),
  ));
