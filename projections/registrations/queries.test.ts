import { Effect } from "effect";
import { expect } from "vitest";
import { ana, ben, registered, tournamentId } from "../../domain/field/examples.ts";
import { registrationIdOf } from "../../domain/shared/derivedIds.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { registrations } from "./projection.ts";
import { findParticipant } from "./queries.ts";

const arrivals = [ana, ben].map((player) => ({ stream: "field", event: registered(player) }));

test.beforeEach(({ run }) => run(freshlyInstalled(registrations)));

test("a participant is found by either id", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(registrations, recordedHistory(arrivals));
      const ids = [ana, registrationIdOf(tournamentId, ana)];
      for (const id of ids) {
        expect(yield* findParticipant(tournamentId, id)).toMatchObject({ player_id: ana });
      }
    }),
  ));
