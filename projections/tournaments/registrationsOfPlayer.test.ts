import { Effect } from "effect";
import { expect } from "vitest";
import { ana, registered } from "../../domain/field/examples.ts";
import { archived, created } from "../../domain/tournament/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { registrations } from "../registrations/projection.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { tournaments } from "./projection.ts";
import { registrationsOfPlayer } from "./registrationsOfPlayer.ts";

test("an archived tournament is not among the registrations of a player", ({ run }) =>
  run(
    Effect.gen(function* () {
      const given = (...events: ReadonlyArray<ReturnType<typeof created> | typeof archived>) =>
        projectPage(
          tournaments,
          recordedHistory(events.map((event) => ({ stream: "tournament", event }))),
        );
      yield* freshlyInstalled(tournaments, registrations);
      yield* given(created());
      yield* projectPage(
        registrations,
        recordedHistory([{ stream: "field", event: registered(ana) }]),
      );
      expect(yield* registrationsOfPlayer(ana)).toHaveLength(1);
      yield* given(created(), archived);
      expect(yield* registrationsOfPlayer(ana)).toEqual([]);
    }),
  ));
