import { Effect } from "effect";
import { expect } from "vitest";
import { ana, ben, registered } from "../../domain/field/examples.ts";
import { created } from "../../domain/tournament/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { registrations } from "../registrations/projection.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { tournaments } from "./projection.ts";
import { registrationsOfPlayer } from "./registrationsOfPlayer.ts";

const arrivals = [ana, ben].map((player) => ({ stream: "field", event: registered(player) }));
const creation = recordedHistory([{ stream: "tournament", event: created() }]);

test.beforeEach(({ run }) => run(freshlyInstalled(registrations, tournaments)));

test("a player's registrations come with their tournaments", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(registrations, recordedHistory(arrivals));
      expect(yield* registrationsOfPlayer(ana)).toEqual([]);
      yield* projectPage(tournaments, creation);
      expect(yield* registrationsOfPlayer(ana)).toMatchObject([
        { player_id: ana, tournament: { status: "upcoming", settings: { name: "Summer Open" } } },
      ]);
    }),
  ));
