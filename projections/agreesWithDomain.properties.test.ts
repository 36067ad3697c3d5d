import { Effect, HashMap, Schema, Struct } from "effect";
import fc from "fast-check";
import { expect } from "vitest";
import { FieldEvent } from "../domain/field/events.ts";
import {
  entryOf,
  evolve as evolveField,
  type Field,
  initialState as noField,
} from "../domain/field/field.ts";
import { ScorecardEvent } from "../domain/scorecard/events.ts";
import {
  evolve as evolveCard,
  initialState as noCard,
  type OpenCard,
} from "../domain/scorecard/scorecard.ts";
import { Position } from "../domain/shared/recorded.ts";
import { TeamEvent } from "../domain/teams/events.ts";
import { evolve as evolveTeams, initialState as noTeams } from "../domain/teams/teams.ts";
import { TeeSheetEvent } from "../domain/teeSheet/events.ts";
import {
  evolve as evolveSheet,
  initialState as noSheet,
  type TeeSheet,
} from "../domain/teeSheet/teeSheet.ts";
import { tournamentHistory } from "../domain/testing/arbitraries.ts";
import type { Happened } from "../domain/testing/tournamentRun.ts";
import { TournamentEvent } from "../domain/tournament/events.ts";
import { tournamentId } from "../domain/tournament/examples.ts";
import {
  evolve as evolveTournament,
  initialState as noTournament,
  type Tournament,
} from "../domain/tournament/tournament.ts";
import { test } from "../infrastructure/postgres/testing/database.ts";
import { applyPage } from "./engine/applyPage.ts";
import { type GroupRow, groupsOf } from "./groups/queries.ts";
import { type RegistrationRow, registrationsOf } from "./registrations/queries.ts";
import { registry } from "./registry.ts";
import { cardById } from "./scorecards/cardById.ts";
import { foldCard, rowOf } from "./scorecards/foldCard.ts";
import { type CardRow, validAttestationsIn } from "./scorecards/queries.ts";
import { teamsOf } from "./teams/queries.ts";
import { freshlyInstalled } from "./testing/engine.ts";
import { emptied, recordedHistory, runs } from "./testing/histories.ts";
import { findTournament } from "./tournaments/queries.ts";

const applied = Effect.fnUntraced(function* (history: ReadonlyArray<Happened>) {
  yield* emptied(registry);
  const events = recordedHistory(history);
  yield* applyPage({ projections: registry, after: Position.make(0), events });
});

test.beforeAll(({ run }) => run(freshlyInstalled(...registry)));

/** Compares the tables after a whole history with the states that decide about commands. */
test("read models and deciders never disagree", ({ run }) =>
  fc.assert(
    fc.asyncProperty(tournamentHistory(), (history) =>
      run(
        Effect.gen(function* () {
          yield* applied(history);
          const state = stateAfter(history);

          expect(yield* findTournament(tournamentId)).toMatchObject(state.tournament);
          const registrations = yield* registrationsOf(tournamentId);
          expect(lineIn(registrations)).toEqual(state.field.waitlist);
          expect(Object.fromEntries(registrations.map(toEntry))).toEqual(entriesOf(state.field));

          const groups = yield* groupsOf(tournamentId);
          expect(Object.fromEntries(groups.map(toGroup))).toEqual(groupsIn(state));
          const teams = yield* teamsOf(tournamentId);
          expect(teams.map((row) => [row.team_id, row.player_ids])).toEqual(
            [...state.teams].map(([teamId, { playerIds }]) => [teamId, playerIds]),
          );

          const signed = yield* validAttestationsIn(tournamentId);
          for (const card of state.cards) {
            const signers = signed.filter((row) => row.scorecard_id === card.scorecardId);
            expect(signers.map((row) => row.attested_by)).toEqual([...card.attestations.keys()]);
            const row = yield* cardById(card.scorecardId);
            expect(toCard(row)).toEqual(toCardOfState(card));
            expect(foldedCard(history, card)).toEqual(row);
          }
        }),
      ),
    ),
    runs(20),
  ));

/** The card of an answer, which is folded without the tables. */
const foldedCard = (history: ReadonlyArray<Happened>, { scorecardId }: OpenCard) => {
  const folded = recordedHistory(history)
    .flatMap(({ event, ...recorded }) =>
      Schema.is(ScorecardEvent)(event) && event.scorecardId === scorecardId
        ? [{ ...recorded, event }]
        : [],
    )
    .reduce(foldCard, null);
  return folded && rowOf(folded);
};

const stateAfter = (history: ReadonlyArray<Happened>) => {
  let tournament = noTournament;
  let field = noField;
  let sheet = noSheet;
  let teams = noTeams;
  const cards = new Map<string, typeof noCard>();
  for (const { stream, event } of history) {
    if (Schema.is(TournamentEvent)(event)) tournament = evolveTournament(tournament, event);
    if (Schema.is(FieldEvent)(event)) field = evolveField(field, event);
    if (Schema.is(TeeSheetEvent)(event)) sheet = evolveSheet(sheet, event);
    if (Schema.is(TeamEvent)(event)) teams = evolveTeams(teams, event);
    if (Schema.is(ScorecardEvent)(event)) {
      cards.set(stream, evolveCard(cards.get(stream) ?? noCard, event));
    }
  }
  const { status, settings, isArchived, revision } = created(tournament);
  return {
    tournament: { status, settings, is_archived: isArchived, revision },
    field,
    sheet,
    teams,
    cards: [...cards.values()].filter((card) => card.status === "Open"),
  };
};

const created = (tournament: Tournament) => {
  if (tournament.existence === "NotCreated") throw new Error("Nothing happened.");
  return tournament;
};

const lineIn = (registrations: ReadonlyArray<RegistrationRow>) =>
  registrations
    .filter((row) => row.waitlist_place !== null)
    .toSorted((one, other) => Number(one.waitlist_place) - Number(other.waitlist_place))
    .map((row) => row.player_id);

const toEntry = (row: RegistrationRow) => [
  row.player_id,
  {
    registrationId: row.registration_id,
    status: row.is_declined ? "declined" : row.status,
    play:
      row.player_status === "missed_cut"
        ? { status: row.player_status, afterRound: row.missed_cut_after }
        : { status: row.player_status },
    missedCutAfter: row.missed_cut_after,
    leftBecause: row.left_reason,
    fee: row.fee,
    paid:
      row.payment_status === "paid"
        ? { amount: row.payment_amount, method: row.payment_method, receipt: row.receipt }
        : null,
    teeId: row.tee_id,
    corrections: row.corrections,
  },
];

/** What no list shows stands in no table. */
const entriesOf = ({ entries }: Field) =>
  Object.fromEntries(
    [...HashMap.entries(entries)].flatMap(([player, entry]) =>
      entry.status === "removed"
        ? []
        : [[player, Struct.omit(entry, ["removedFrom", "hasMovedUp"])]],
    ),
  );

const toGroup = ({ group_id, name, round, tee_time, start_hole, revision, members }: GroupRow) => [
  group_id,
  { name, round, teeTime: tee_time, startHole: start_hole, revision, members },
];

/** Players who left the field do not appear in any group. */
const groupsIn = ({ sheet, field }: { readonly sheet: TeeSheet; readonly field: Field }) =>
  Object.fromEntries(
    [...sheet.groups.values()].map(({ groupId, playerIds, ...group }) => {
      const placed = playerIds.map((playerId, index) => ({ playerId, position: index + 1 }));
      const members = placed.filter(
        ({ playerId }) => entryOf(field, playerId)?.status === "registered",
      );
      return [groupId, { ...group, members }];
    }),
  );

const toCard = ({ scores, rejection, disputed }: CardRow) => ({
  scores: scores.map(({ hole_number: holeNumber, strokes, putts, penalties, notes, ...row }) => ({
    ...{ holeNumber, strokes, putts, penalties, notes },
    ...(row.picked_up && { pickedUp: true }),
    ...(row.conceded && { conceded: true }),
  })),
  verified: scores.flatMap((row) => (row.verified_at === null ? [] : [row.hole_number])),
  rejection: rejection?.reason ?? null,
  disputed: disputed.map(({ entry_id }) => entry_id),
});

const toCardOfState = ({ scores, verified, rejection, disputes }: OpenCard) => ({
  scores: [...scores.values()].toSorted((a, b) => a.holeNumber - b.holeNumber),
  verified: [...verified].toSorted((a, b) => a - b),
  rejection: rejection?.reason ?? null,
  disputed: [...disputes]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, entries]) => entries.map(({ entryId }) => entryId)),
});
