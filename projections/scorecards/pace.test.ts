import { Effect } from "effect";
import { expect } from "vitest";
import {
  ana,
  ben,
  bogey4,
  card,
  opened,
  par4,
  recorded,
  tournamentId,
} from "../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../domain/shared/derivedIds.ts";
import type { Actor } from "../../domain/shared/recorded.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { paceOf } from "./pace.ts";
import { scorecards } from "./projection.ts";

const byAna: Actor = { kind: "player", id: ana };
const byOffice: Actor = { kind: "admin", id: "6e5d4c3b-2a19-4807-9f6e-5d4c3b2a1908" };

const given = (
  ...history: ReadonlyArray<readonly [typeof opened | ReturnType<typeof recorded>, Actor]>
) =>
  projectPage(
    scorecards,
    recordedHistory(history.map(([event]) => ({ stream: event.scorecardId, event }))).map(
      (entry, index) => ({
        ...entry,
        metadata: { ...entry.metadata, actor: history[index]?.[1] ?? byOffice },
      }),
    ),
  );

test.beforeEach(({ run }) => run(freshlyInstalled(scorecards)));

test("the pace of a card comes from the holes that its player entered first", ({ run }) =>
  run(
    Effect.gen(function* () {
      const bens = scorecardIdOf({ ...card, playerId: ben });
      yield* given(
        [opened, byAna],
        [recorded(par4(1)), byAna],
        [recorded(par4(3)), byAna],
        [recorded(par4(2)), byOffice],
        [{ ...opened, playerId: ben, scorecardId: bens }, byOffice],
        [{ ...recorded(bogey4(1)), scorecardId: bens }, byOffice],
      );
      const cards = yield* paceOf(tournamentId);
      expect(new Map(cards.map((of) => [of.player_id, of]))).toEqual(
        new Map([
          [
            ana,
            {
              ...{ player_id: ana, round: 1, holes_played: 3, own_holes: [1, 3] },
              own_from: "2026-06-06T08:01:00.000Z",
              own_until: "2026-06-06T08:02:00.000Z",
            },
          ],
          [
            ben,
            {
              ...{ player_id: ben, round: 1, holes_played: 1, own_holes: [] },
              ...{ own_from: null, own_until: null },
            },
          ],
        ]),
      );
    }),
  ));
