import { Effect } from "effect";
import { expect } from "vitest";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import {
  ana,
  attested,
  ben,
  bogey4,
  cleo,
  courseChanged,
  harder,
  invalidated,
  notRejected,
  opened,
  paper,
  par4,
  recorded,
  rejected,
  scorecardId,
  signedOnPaper,
  terms,
  tournamentId,
  unverified,
  verified,
} from "../../domain/scorecard/examples.ts";
import { disputed, entryOf, settled } from "../../domain/scorecard/testing/disputes.ts";
import { holeScoreIdOf } from "../../domain/shared/derivedIds.ts";
import { HoleNumber } from "../../domain/shared/values.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { cardById } from "./cardById.ts";
import { scorecards } from "./projection.ts";
import { attestationsOf, validAttestationsIn } from "./queries.ts";

const given = (...events: ReadonlyArray<ScorecardEvent>) =>
  projectPage(
    scorecards,
    recordedHistory(events.map((event) => ({ stream: event.scorecardId, event }))),
  );

const theCard = cardById(scorecardId);
const marks = Effect.map(theCard, ({ scores }) =>
  scores.map(({ hole_number, verified_at }) => `${hole_number} ${verified_at !== null}`),
);

test.beforeEach(({ run }) => run(freshlyInstalled(scorecards)));

test("a changed course changes the terms of the card, but no score and no signature", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(opened, recorded(par4(1)), attested(ben), verified(1));
      const before = yield* theCard;
      yield* given(
        ...[opened, recorded(par4(1)), attested(ben), verified(1)],
        courseChanged(harder),
      );
      const after = yield* theCard;
      const { position, changed_at } = after;
      expect(after).toEqual({
        ...{ ...before, position, changed_at },
        ...{ terms: { ...terms, ...harder }, revision: 4 },
      });
    }),
  ));

test("a card has its terms, its submissions and its scores by hole", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(opened, recorded(par4(2), par4(1)), recorded(bogey4(2)));
      expect(yield* theCard).toMatchObject({
        ...{ scorecard_id: scorecardId, tournament_id: tournamentId, player_id: ana, round: 1 },
        terms,
        round_date: "2026-06-06T08:00:00.000Z",
        submitted_at: "2026-06-06T08:02:00.000Z",
        submitted_by: { kind: "system" },
        changed_at: "2026-06-06T08:02:00.000Z",
        rejection: null,
        revision: 2,
        attested_by: [],
        scores: [
          { hole_number: 1, strokes: 4 },
          { hole_number: 2, strokes: 5 },
        ],
      });
      const [first] = (yield* theCard).scores;
      expect(first).toEqual({
        scorecard_id: scorecardId,
        hole_number: 1,
        hole_score_id: holeScoreIdOf(scorecardId, HoleNumber.make(1)),
        ...{ strokes: 4, picked_up: false, conceded: false },
        putts: 2,
        penalties: 0,
        notes: null,
        submitted_by: { kind: "admin", id: expect.any(String) },
        created_at: "2026-06-06T08:01:00.000Z",
        updated_at: "2026-06-06T08:01:00.000Z",
        verified_by: null,
        verified_at: null,
        position: 2,
      });
    }),
  ));

test("a hole keeps the time of its first score, in one page or in several", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [opened, recorded(par4(1)), recorded(bogey4(1))];
      yield* given(...history.slice(0, 2));
      yield* given(...history);
      expect((yield* theCard).scores).toMatchObject([
        {
          strokes: 5,
          created_at: "2026-06-06T08:01:00.000Z",
          updated_at: "2026-06-06T08:02:00.000Z",
        },
      ]);
    }),
  ));

test("a change of a verified hole removes its verification", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [opened, recorded(par4(1), par4(2)), verified(1, 2)];
      yield* given(...history);
      expect(yield* marks).toEqual(["1 true", "2 true"]);
      yield* given(...history, recorded(bogey4(2)));
      expect(yield* marks).toEqual(["1 true", "2 false"]);
    }),
  ));

test("a rejection removes all verifications and stays until new scores", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [opened, recorded(par4(1)), verified(1), rejected("Whose card is this?")];
      yield* given(...history);
      expect(yield* marks).toEqual(["1 false"]);
      expect(yield* theCard).toMatchObject({
        rejection: { reason: "Whose card is this?", at: "2026-06-06T08:03:00.000Z", by: {} },
      });
      yield* given(...history, recorded(par4(1)));
      expect(yield* theCard).toMatchObject({ rejection: null });
    }),
  ));

test("a verification removes a rejection", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(opened, recorded(par4(1)), rejected("Whose card is this?"), verified(1));
      expect(yield* theCard).toMatchObject({ rejection: null });
      expect(yield* marks).toEqual(["1 true"]);
    }),
  ));

test("a verification that is taken back leaves the card as it was before", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [opened, recorded(par4(1), par4(2)), rejected("Hole 2?"), verified(1, 2)];
      yield* given(...history, unverified(1, 2));
      expect(yield* theCard).toMatchObject({ rejection: { reason: "Hole 2?" } });
      expect(yield* marks).toEqual(["1 false", "2 false"]);
    }),
  ));

test("a rejection that is taken back leaves the card as it was before", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [opened, recorded(par4(1), par4(2)), verified(1, 2), rejected("Hole 2?")];
      yield* given(...history);
      expect(yield* marks).toEqual(["1 false", "2 false"]);
      const whole = [...history, { ...recorded(bogey4(2)), isStillSentBack: true }, notRejected(1)];
      for (const _ of ["in several pages", "again in one"]) {
        yield* given(...whole);
        expect(yield* theCard).toMatchObject({ rejection: null });
        expect(yield* marks).toEqual(["1 true", "2 false"]);
      }
    }),
  ));

test("only valid signatures count, but all of them are kept", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [opened, recorded(par4(1)), attested(ben)];
      yield* given(...history);
      expect(yield* theCard).toMatchObject({ attested_by: [ben] });
      yield* given(...history, recorded(bogey4(1)), invalidated(ben), attested(cleo));
      expect(yield* theCard).toMatchObject({ attested_by: [cleo] });
      expect(yield* attestationsOf(scorecardId)).toMatchObject([
        { attested_by: cleo, is_valid: true, attested_at: "2026-06-06T08:05:00.000Z" },
        { attested_by: ben, is_valid: false, attested_at: "2026-06-06T08:02:00.000Z" },
      ]);
      expect(yield* validAttestationsIn(tournamentId)).toMatchObject([{ attested_by: cleo }]);
    }),
  ));

test("the entries of a disputed hole are kept until it is settled, and after a new dispute again", ({
  run,
}) =>
  run(
    Effect.gen(function* () {
      const birdie = { ...par4(1), strokes: 3 };
      const clash = disputed(2, par4(1), bogey4(1));
      const third = { ...disputed(3, par4(1), birdie) };
      const [first] = clash.entries;
      const [, contrary] = third.entries;
      if (!contrary) throw new Error("no second entry");
      const history = [
        opened,
        recorded(par4(1)),
        clash,
        { ...third, entries: [first, contrary] as const },
      ];
      yield* given(...history);
      yield* given(...history);
      const card = yield* theCard;
      expect(card.scores).toMatchObject([{ hole_number: 1, strokes: 4 }]);
      expect(card.disputed).toMatchObject([
        { hole_number: 1, strokes: 4, entered_by: null, entered_at: null },
        { strokes: 5, entered_by: {}, entered_at: "2026-06-06T08:02:00.000Z" },
        { strokes: 3, entered_by: {}, entered_at: "2026-06-06T08:03:00.000Z" },
      ]);
      const calm = [...history, settled(entryOf(1, 2, 0), par4(1))];
      yield* given(...calm);
      expect(yield* theCard).toMatchObject({ disputed: [] });
      yield* given(...calm, disputed(5, par4(1), bogey4(1)));
      expect((yield* theCard).disputed.map(({ strokes }) => strokes)).toEqual([4, 5]);
    }),
  ));

test("a card is signed on paper until a score changes, and the same page twice is no difference", ({
  run,
}) =>
  run(
    Effect.gen(function* () {
      const signed = [opened, recorded(par4(1)), signedOnPaper] as const;
      const changed = [...signed, recorded(bogey4(1)), invalidated(paper)] as const;
      const isSigned = Effect.map(theCard, ({ signed_on_paper }) => signed_on_paper);
      yield* given(...signed);
      yield* given(...signed);
      expect(yield* isSigned).toBe(true);
      yield* given(...changed);
      yield* given(...signed);
      expect(yield* isSigned).toBe(false);
      yield* given(...changed, signedOnPaper);
      expect(yield* isSigned).toBe(true);
    }),
  ));
