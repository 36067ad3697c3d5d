import { Record } from "effect";
import { fieldChanges } from "../../domain/field/events.ts";
import { presentEdition, type RulesEdition } from "../../domain/golf/rulesEdition.ts";
import type { Position, Recorded } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { TournamentEvent } from "../../domain/tournament/events.ts";
import { editionAfter } from "../../domain/tournament/rulesEdition.ts";
import type { Rulings } from "../../domain/tournament/rulings.ts";
import type { ChangedSettings } from "../../domain/tournament/settings.ts";
import type { TournamentStatus } from "../../domain/tournament/status.ts";
import { projection } from "../engine/projection.ts";
import { json, type Statement, statement } from "../engine/statements.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { TournamentTables } from "./tables.ts";
import { tournamentTables } from "./tables.ts";

const { insertMissing } = tablesOf<TournamentTables>();

type Tournament = TournamentTables["tournament"];

/**
 * The changes of a page to a tournament: the last value of each setting and of all other columns.
 */
interface Edit {
  readonly tournament_id: TournamentId;
  readonly settings: ChangedSettings;
  readonly rulings: Rulings;
  readonly status?: TournamentStatus;
  readonly rules_edition?: RulesEdition;
  readonly number?: number;
  readonly is_archived?: true;
  readonly revision: number;
  readonly updated_at: string;
  readonly position: Position;
}

interface Changes {
  readonly created: Array<Tournament>;
  readonly edits: Map<TournamentId, Edit>;
}

/** Tournaments with the settings of their organisers. */
export const tournaments = projection({
  name: "tournaments",
  version: 8,
  tables: tournamentTables,

  collect: (): Changes => ({ created: [], edits: new Map() }),

  handles: {
    // Every event is a revision: the next edit of the settings is based on it.
    ...Record.map(
      TournamentEvent.cases,
      () => (changes: Changes, recorded: Recorded<TournamentEvent>) => edit(changes, recorded, {}),
    ),
    TournamentCreated: ({ created }, { event, revision, metadata, position }) =>
      created.push({
        tournament_id: event.tournamentId,
        number: event.number,
        status: event.status,
        settings: event.settings,
        rulings: {},
        rules_edition: presentEdition,
        is_archived: false,
        revision,
        created_at: metadata.occurredAt,
        updated_at: metadata.occurredAt,
        position,
      }),
    TournamentSettingsChanged: (changes, recorded) =>
      edit(changes, recorded, { settings: recorded.event.changed }),
    TournamentNumberChanged: (changes, recorded) =>
      edit(changes, recorded, { number: recorded.event.number }),
    TournamentStatusChanged: (changes, recorded) =>
      edit(changes, recorded, {
        status: recorded.event.to,
        rules_edition: editionAfter(recorded.event),
      }),
    RoundRuled: (changes, recorded) => {
      const { round, counts, holes, reason } = recorded.event;
      edit(changes, recorded, { rulings: { [round]: { counts, holes, reason } } });
    },
    TournamentArchived: (changes, recorded) => edit(changes, recorded, { is_archived: true }),
  },

  alsoMovedBy: fieldChanges,

  write: ({ created, edits }) => [
    ...insertMissing("tournament", created),
    ...mergeEdits([...edits.values()]),
  ],
});

type EditedColumn = "settings" | "rulings" | "status" | "rules_edition" | "number" | "is_archived";

const edit = (
  { edits }: Changes,
  { event, revision, metadata, position }: Recorded<{ readonly tournamentId: TournamentId }>,
  { settings, rulings, ...change }: Partial<Pick<Edit, EditedColumn>>,
) => {
  const { tournamentId } = event;
  const before = edits.get(tournamentId);
  edits.set(tournamentId, {
    ...before,
    ...change,
    tournament_id: tournamentId,
    settings: { ...before?.settings, ...settings },
    rulings: { ...before?.rulings, ...rulings },
    revision,
    updated_at: metadata.occurredAt,
    position,
  });
};

const mergeEdits = (edits: ReadonlyArray<Edit>): ReadonlyArray<Statement> => {
  if (edits.length === 0) return [];
  return [
    statement(
      `
      update tournament
      set status = coalesce(edit.status, tournament.status),
        number = coalesce(edit.number, tournament.number),
        settings = tournament.settings || edit.settings,
        rulings = tournament.rulings || edit.rulings,
        rules_edition = coalesce(edit.rules_edition, tournament.rules_edition),
        is_archived = tournament.is_archived or coalesce(edit.is_archived, false),
        revision = edit.revision, updated_at = edit.updated_at, position = edit.position
      from json_to_recordset($1) as edit (
        tournament_id uuid, status text, number integer, settings jsonb,
        rulings jsonb, rules_edition integer, is_archived boolean, revision integer,
        updated_at text, position bigint
      )
      where tournament.tournament_id = edit.tournament_id and tournament.position < edit.position`,
      json(edits),
    ),
  ];
};
