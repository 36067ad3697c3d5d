import { Struct } from "effect";
import { presentEdition } from "../../domain/golf/rulesEdition.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { TournamentEvent } from "../../domain/tournament/events.ts";
import { editionAfter } from "../../domain/tournament/rulesEdition.ts";
import type { Rulings } from "../../domain/tournament/rulings.ts";
import type { ChangedSettings } from "../../domain/tournament/settings.ts";
import type { FieldFact } from "../registrations/foldField.ts";
import { type CardChanges, cardHandlers } from "./cardChanges.ts";
import type { LeaderboardTables } from "./tables.ts";
import { type BoardPlayOff, type BoardSettings, boardSettings } from "./tables.ts";

type Tournament = LeaderboardTables["leaderboard_tournament"];

/** The last value of each setting. */
export type Edit = Pick<Tournament, "tournament_id" | "position"> & {
  readonly status?: Tournament["status"];
  readonly settings: Partial<BoardSettings>;
  /** Null after one was taken back. */
  readonly play_offs: Readonly<Record<number, BoardPlayOff | null>>;
  readonly rulings: Rulings;
  readonly rules_edition?: Tournament["rules_edition"];
};

/**
 * The changes that events make to a board, for the live board and for boards of earlier moments.
 */
export interface BoardChanges extends CardChanges {
  readonly created: Array<Tournament>;
  readonly edits: Map<TournamentId, Edit>;
  readonly field: Array<FieldFact>;
}

export const noChanges = (): BoardChanges => ({
  created: [],
  edits: new Map(),
  field: [],
  opened: [],
  cards: new Map(),
});

type TournamentFact<Tag> = Recorded<Extract<TournamentEvent, { readonly _tag: Tag }>>;

const noteField = ({ field }: BoardChanges, fact: FieldFact) => field.push(fact);

/** Payments change nothing on the board, so they are not handled. */
export const boardHandlers = {
  TournamentCreated: (
    { created }: BoardChanges,
    { event, position }: TournamentFact<"TournamentCreated">,
  ) =>
    created.push({
      tournament_id: event.tournamentId,
      status: event.status,
      settings: Struct.pick(event.settings, boardSettings),
      play_offs: {},
      rulings: {},
      rules_edition: presentEdition,
      position,
    }),

  TournamentSettingsChanged: (
    changes: BoardChanges,
    { event, position }: TournamentFact<"TournamentSettingsChanged">,
  ) => {
    const edit = editOf(changes, event.tournamentId);
    const settings = { ...edit.settings, ...shown(event.changed) };
    changes.edits.set(event.tournamentId, { ...edit, settings, position });
  },

  TournamentStatusChanged: (
    changes: BoardChanges,
    { event, position }: TournamentFact<"TournamentStatusChanged">,
  ) => {
    const edit = editOf(changes, event.tournamentId);
    const rules_edition = editionAfter(event);
    changes.edits.set(event.tournamentId, { ...edit, status: event.to, rules_edition, position });
  },

  PlayOffRecorded: (
    changes: BoardChanges,
    { event, position }: TournamentFact<"PlayOffRecorded">,
  ) => {
    const edit = editOf(changes, event.tournamentId);
    const { place, playerIds, alsoLevel, scoring } = event;
    const playOff = { playerIds, scoring, ...(alsoLevel ? { alsoLevel } : {}) };
    const play_offs = { ...edit.play_offs, [place]: playOff };
    changes.edits.set(event.tournamentId, { ...edit, play_offs, position });
  },

  PlayOffWithdrawn: (
    changes: BoardChanges,
    { event, position }: TournamentFact<"PlayOffWithdrawn">,
  ) => {
    const edit = editOf(changes, event.tournamentId);
    const play_offs = { ...edit.play_offs, [event.place]: null };
    changes.edits.set(event.tournamentId, { ...edit, play_offs, position });
  },

  RoundRuled: (changes: BoardChanges, { event, position }: TournamentFact<"RoundRuled">) => {
    const edit = editOf(changes, event.tournamentId);
    const { round, counts, holes, reason } = event;
    const rulings = { ...edit.rulings, [round]: { counts, holes, reason } };
    changes.edits.set(event.tournamentId, { ...edit, rulings, position });
  },

  PlayerRegistered: noteField,
  PlayerWaitlisted: noteField,
  PlayerPromoted: noteField,
  PlayerReinstated: noteField,
  PlayerWithdrew: noteField,
  PlayerDisqualified: noteField,
  PlayerHandicapCorrected: noteField,
  RegistrationDeclined: noteField,
  RegistrationRemoved: noteField,
  CutMade: noteField,
  CutWithdrawn: noteField,

  ...cardHandlers,
};

/** The changes of the page so far. */
const editOf = ({ edits }: BoardChanges, tournament_id: TournamentId): Omit<Edit, "position"> => ({
  ...{ tournament_id, settings: {}, play_offs: {}, rulings: {} },
  ...edits.get(tournament_id),
});

const shown = (changed: ChangedSettings): Partial<BoardSettings> =>
  Object.fromEntries(
    boardSettings.flatMap((name) => (name in changed ? [[name, changed[name]]] : [])),
  );
