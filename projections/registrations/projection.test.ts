import { Effect } from "effect";
import { expect } from "vitest";
import type { FieldEvent } from "../../domain/field/events.ts";
import {
  ana,
  ben,
  cancelledBy,
  cleo,
  cutMade,
  declined,
  disqualified,
  dora,
  fee,
  paid,
  promoted,
  refunded,
  registered,
  reinstated,
  removed,
  second,
  tournamentId,
  waitlisted,
  withdrew,
} from "../../domain/field/examples.ts";
import { registrationIdOf } from "../../domain/shared/derivedIds.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { registrations } from "./projection.ts";
import { cutsOf, findRegistration, registrationsOf } from "./queries.ts";

const given = (...events: ReadonlyArray<FieldEvent>) =>
  projectPage(registrations, recordedHistory(events.map((event) => ({ stream: "field", event }))));

const registrationOf = (player: PlayerId) => findRegistration(tournamentId, player);

test.beforeEach(({ run }) => run(freshlyInstalled(registrations)));

test("a new player is registered, has not paid and plays", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(registered(ana));
      expect(yield* registrationOf(ana)).toEqual({
        tournament_id: tournamentId,
        player_id: ana,
        registration_id: registrationIdOf(tournamentId, ana),
        status: "registered",
        is_declined: false,
        is_removed: false,
        registration_date: "2026-06-06T08:00:00.000Z",
        payment_status: "pending",
        payment_amount: null,
        payment_method: null,
        receipt: null,
        fee: null,
        player_status: "playing",
        missed_cut_after: null,
        tee_id: null,
        corrections: [],
        in_line_since: null,
        places: null,
        left_at: null,
        left_reason: null,
        left_with: null,
        waitlist_place: null,
        position: 1,
      });
      expect(yield* registrationOf(ben)).toBeUndefined();
    }),
  ));

test("a waiting player has a place in the line, and moves up when others leave it", ({ run }) =>
  run(
    Effect.gen(function* () {
      const arrivals = [
        registered(ana),
        waitlisted(ben, 1),
        waitlisted(cleo, 1),
        waitlisted(dora, 1),
      ];
      yield* given(...arrivals, paid(ben));
      expect(yield* registrationsOf(tournamentId)).toMatchObject([
        { player_id: ana, waitlist_place: null, places: null },
        { player_id: ben, waitlist_place: 1, places: 1, payment_status: "paid" },
        { player_id: cleo, waitlist_place: 2 },
        { player_id: dora, waitlist_place: 3 },
      ]);
      yield* given(...arrivals, paid(ben), cancelledBy(cleo), promoted(ben));
      expect(yield* registrationOf(ben)).toMatchObject({
        status: "registered",
        waitlist_place: null,
      });
      expect(yield* registrationOf(cleo)).toMatchObject({
        status: "cancelled",
        waitlist_place: null,
      });
      expect(yield* registrationOf(dora)).toMatchObject({ status: "waitlist", waitlist_place: 1 });
    }),
  ));

test.for([
  {
    what: "before the start a withdrawal cancels",
    then: cancelledBy(ana),
    is: { status: "cancelled", is_declined: false },
  },
  {
    what: "after it the player stays listed",
    then: withdrew(ana),
    is: { status: "registered", player_status: "withdrawn" },
  },
  {
    what: "so does a disqualified one",
    then: disqualified(ana),
    is: { status: "registered", player_status: "disqualified" },
  },
  {
    what: "a declined player may not come again",
    then: declined(ana),
    is: { status: "cancelled", is_declined: true },
  },
  { what: "a payment", then: paid(ana), is: { payment_status: "paid", payment_amount: fee } },
])("$what", ({ then, is }, { run }) =>
  run(
    Effect.gen(function* () {
      yield* given(registered(ana), then);
      expect(yield* registrationOf(ana)).toMatchObject(is);
    }),
  ),
);

test("a player who is taken back plays again", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(registered(ana), withdrew(ana), reinstated(ana, "withdrawn"));
      expect(yield* registrationOf(ana)).toMatchObject({
        status: "registered",
        player_status: "playing",
      });
    }),
  ));

test("a disqualified player who is taken back has still missed the cut", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [registered(ana), registered(ben), cutMade([ana]), disqualified(ben)];
      yield* given(...history);
      expect(yield* registrationOf(ben)).toMatchObject({ player_status: "disqualified" });
      expect(yield* cutsOf(tournamentId)).toMatchObject([{ missed_cut_ids: [ben] }]);
      yield* given(...history, reinstated(ben, "disqualified"));
      expect(yield* registrationOf(ben)).toMatchObject({ player_status: "missed_cut" });
    }),
  ));

test("a removed player is in no list, but the payment is kept", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [registered(ana), paid(ana), removed(ana)];
      yield* given(...history);
      expect(yield* registrationOf(ana)).toBeUndefined();
      expect(yield* registrationsOf(tournamentId)).toEqual([]);
      yield* given(...history, registered(ana));
      expect(yield* registrationOf(ana)).toMatchObject({
        status: "registered",
        payment_status: "paid",
      });
    }),
  ));

test("a player who registers again after a refund has not paid", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [registered(ana), paid(ana), refunded(ana)];
      yield* given(...history);
      expect(yield* registrationOf(ana)).toMatchObject({ payment_status: "refunded" });
      yield* given(...history, cancelledBy(ana), registered(ana));
      expect(yield* registrationOf(ana)).toMatchObject({ payment_status: "pending" });
    }),
  ));

test("a cut marks the players who missed it, and a repeated cut replaces it", ({ run }) =>
  run(
    Effect.gen(function* () {
      const field = [registered(ana), registered(ben), registered(cleo), withdrew(cleo)];
      yield* given(...field, cutMade([ana]));
      expect(yield* registrationOf(ben)).toMatchObject({
        player_status: "missed_cut",
        missed_cut_after: 1,
      });
      expect(yield* registrationOf(cleo)).toMatchObject({ player_status: "withdrawn" });
      expect(yield* cutsOf(tournamentId)).toMatchObject([
        { after_round: 1, cut_line: "+4", player_ids: [ana], missed_cut_ids: [ben] },
      ]);

      yield* given(...field, cutMade([ana]), cutMade([ben]));
      expect(yield* registrationOf(ana)).toMatchObject({ player_status: "missed_cut" });
      expect(yield* registrationOf(ben)).toMatchObject({
        player_status: "playing",
        missed_cut_after: null,
      });
      expect(yield* cutsOf(tournamentId)).toMatchObject([{ missed_cut_ids: [ana] }]);
    }),
  ));

test("a later cut does not change players who missed an earlier one", ({ run }) =>
  run(
    Effect.gen(function* () {
      const history = [registered(ana), registered(ben), cutMade([ana])];
      yield* given(...history, cutMade([ana], { afterRound: second }));
      expect(yield* registrationOf(ben)).toMatchObject({ missed_cut_after: 1 });
      expect(yield* registrationOf(ana)).toMatchObject({ player_status: "playing" });
    }),
  ));
