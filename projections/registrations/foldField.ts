import { sql } from "kysely";
import { FieldEvent } from "../../domain/field/events.ts";
import type { Position, Recorded } from "../../domain/shared/recorded.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { type EntryColumns, entryAfter } from "./entry.ts";

export type FieldFact = Recorded<FieldEvent>;
type Cases = typeof FieldEvent.cases;
type ArrivalFact = Recorded<Cases["PlayerRegistered"]["Type"] | Cases["PlayerWaitlisted"]["Type"]>;

/** A row about one player in one field. */
interface FieldRow extends EntryColumns {
  readonly tournament_id: TournamentId;
  readonly player_id: PlayerId;
  readonly position: Position;
}

/** The additional columns of a table. */
export interface RowRules<Row> {
  /** A player registers, possibly again. */
  readonly arrive: (entry: FieldRow, fact: ArrivalFact, before: Row | undefined) => Row;
  readonly goOn: (entry: FieldRow, fact: FieldFact, before: Row) => Row;
}

/** The rows that facts have changed, calculated from the earlier rows. Old facts change nothing. */
export const foldField = <Row extends FieldRow>(
  known: ReadonlyArray<Row>,
  facts: ReadonlyArray<FieldFact>,
  rules: RowRules<Row>,
): ReadonlyArray<Row> => {
  const rows = new Map(known.map((row) => [keyOf(row), row]));
  const changed = new Set<string>();

  for (const fact of facts) {
    for (const place of placesOf(fact.event, rows.values())) {
      const key = keyOf(place);
      const after = rowAfter(rows.get(key), place, fact, rules);
      if (!after) continue;
      rows.set(key, after);
      changed.add(key);
    }
  }
  return [...rows].flatMap(([key, row]) => (changed.has(key) ? [row] : []));
};

type Place = Pick<FieldRow, "tournament_id" | "player_id">;

const rowAfter = <Row extends FieldRow>(
  before: Row | undefined,
  { tournament_id, player_id }: Place,
  fact: FieldFact,
  { arrive, goOn }: RowRules<Row>,
): Row | undefined => {
  const { event, position } = fact;
  if (before && before.position >= position) return undefined;

  const entry = entryAfter(before, player_id, event);
  const row = { tournament_id, player_id, ...entry, position };
  if (isArrival(fact)) return arrive(row, fact, before);
  // A cut concerns all players of the field, but it changes only few of their rows.
  if (!before || (isAboutCut(event) && playsAs(before, entry))) return undefined;
  return goOn(row, fact, before);
};

/** The rows that these facts may change. */
export const concerning = (facts: ReadonlyArray<FieldFact>) => {
  const cuts = facts.filter(({ event }) => isAboutCut(event));
  const players = facts.flatMap(({ event }) => ("playerId" in event ? [event.playerId] : []));
  return sql<boolean>`(
    tournament_id = any(${tournamentsOf(facts)}) and player_id = any(${players})
    or tournament_id = any(${tournamentsOf(cuts)})
  )`;
};

const tournamentsOf = (facts: ReadonlyArray<FieldFact>) => [
  ...new Set(facts.map(({ event }) => event.tournamentId)),
];

const placesOf = (event: FieldEvent, rows: Iterable<FieldRow>): ReadonlyArray<Place> =>
  isAboutCut(event)
    ? [...rows].filter((row) => row.tournament_id === event.tournamentId)
    : [{ tournament_id: event.tournamentId, player_id: event.playerId }];

const isAboutCut = FieldEvent.isAnyOf(["CutMade", "CutWithdrawn"]);

const isArrival = (fact: FieldFact): fact is ArrivalFact =>
  FieldEvent.isAnyOf(["PlayerRegistered", "PlayerWaitlisted"])(fact.event);

const keyOf = ({ tournament_id, player_id }: Place) => `${tournament_id} ${player_id}`;

const playsAs = (before: EntryColumns, after: EntryColumns) =>
  before.player_status === after.player_status &&
  before.missed_cut_after === after.missed_cut_after;
