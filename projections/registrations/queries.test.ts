import { Effect } from "effect";
import { expect } from "vitest";
import { ana, ben, registered, tournamentId } from "../../domain/field/examples.ts";
import { registrationIdOf } from "../../domain/shared/derivedIds.ts";
import { created } from "../../domain/tournament/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { tournaments } from "../tournaments/projection.ts";
import { registrations } from "./projection.ts";
import { findParticipant, registrationsOfPlayer } from "./queries.ts";

const arrivals = [ana, ben].map((player) => ({ stream: "field", event: registered(player) }));
const given = projectPage(registrations, recordedHistory(arrivals));

test.beforeEach(({ run }) => run(freshlyInstalled(registrations, tournaments)));

test("a participant is found by either id", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given;
      const ids = [ana, registrationIdOf(tournamentId, ana)];
      for (const id of ids) {
        expect(yield* findParticipant(tournamentId, id)).toMatchObject({ player_id: ana });
      }
    }),
  ));

test("a player's registrations come with their tournaments", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given;
      expect(yield* registrationsOfPlayer(ana)).toEqual([]);
      yield* projectPage(
        tournaments,
        recordedHistory([{ stream: "tournament", event: created() }]),
      );
      expect(yield* registrationsOfPlayer(ana)).toMatchObject([
        { player_id: ana, tournament: { status: "upcoming", settings: { name: "Summer Open" } } },
      ]);
    }),
  ));
