import { Effect } from "effect";
import { expect } from "vitest";
import { NumberedTournaments } from "../../application/ports/NumberedTournaments.ts";
import type { FieldEvent } from "../../domain/field/events.ts";
import {
  ana,
  ben,
  cancelledBy,
  cleo,
  declined,
  dora,
  registered,
  removed,
  waitlisted,
} from "../../domain/field/examples.ts";
import { AdministratorId, TournamentId } from "../../domain/shared/values.ts";
import type { TournamentEvent } from "../../domain/tournament/events.ts";
import { changed, created, renumbered, tournamentId } from "../../domain/tournament/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { registrations } from "../registrations/projection.ts";
import { fieldsOfPlayer } from "../registrations/queries.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { numberedTournaments } from "./numberedTournaments.ts";
import { tournaments } from "./projection.ts";

const olga = AdministratorId.make("8d4f6f1e-4a0b-4e57-9c1c-2b6f4f5e9a01");
const other = TournamentId.make("5b1c2f6e-9f4e-4d0a-8a27-6f0a3f1d7c02");

const given = Effect.fnUntraced(function* (
  organised: ReadonlyArray<TournamentEvent>,
  field: ReadonlyArray<FieldEvent> = [],
) {
  const events = [
    ...organised.map((event) => ({ stream: `tournament-${event.tournamentId}`, event })),
    ...field.map((event) => ({ stream: `field-${event.tournamentId}`, event })),
  ];
  const history = recordedHistory(events);
  yield* projectPage(tournaments, history);
  yield* projectPage(registrations, history);
});

const find = (...asked: Parameters<typeof NumberedTournaments.Service.find>) =>
  NumberedTournaments.use((port) => port.find(...asked)).pipe(Effect.provide(numberedTournaments));

test.beforeEach(({ run }) => run(freshlyInstalled(tournaments, registrations)));

test("a number finds its tournament, with the facts that decide who may see it", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given([created({ isPrivate: true, eventAdminId: olga })]);
      const settings = { isPrivate: true, eventAdminId: olga };
      expect(yield* find(1001, null)).toEqual({ tournamentId, settings, isInField: false });
      expect(yield* find(1002, null)).toBeNull();
    }),
  ));

test("an earlier number of a tournament finds nothing", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given([created(), changed({ isPrivate: true }), renumbered(482_913)]);
      expect(yield* find(1001, null)).toBeNull();
      expect(yield* find(482_913, null)).toMatchObject({ tournamentId });
    }),
  ));

test("the field contains players with a place and players on the waitlist", ({ run }) =>
  run(
    Effect.gen(function* () {
      const came = [registered(ana), waitlisted(ben), registered(cleo), registered(dora)];
      yield* given([created()], [...came, cancelledBy(cleo), declined(dora)]);
      for (const [player, isInField] of [
        [ana, true],
        [ben, true],
        [cleo, false],
        [dora, false],
      ] as const) {
        expect(yield* find(1001, player)).toMatchObject({ isInField });
        expect((yield* fieldsOfPlayer(player)).has(tournamentId)).toBe(isInField);
      }
      yield* given([created()], [...came, removed(ana)]);
      expect(yield* find(1001, ana)).toMatchObject({ isInField: false });
      expect(yield* fieldsOfPlayer(ana)).toEqual(new Set());
    }),
  ));

test("the guessable tournaments are the private ones whose number was counted", ({ run }) =>
  run(
    Effect.gen(function* () {
      const guessable = NumberedTournaments.use((port) => port.guessable).pipe(
        Effect.provide(numberedTournaments),
      );
      yield* given([created(), { ...created({ isPrivate: true }), tournamentId: other }]);
      expect(yield* guessable).toEqual([other]);
      yield* given([
        created(),
        { ...created({ isPrivate: true }), tournamentId: other },
        { ...renumbered(482_913), tournamentId: other },
      ]);
      expect(yield* guessable).toEqual([]);
    }),
  ));
