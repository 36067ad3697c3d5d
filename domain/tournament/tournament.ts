import type { TournamentId } from "../shared/values.ts";
import type { PlayOff, TournamentEvent } from "./events.ts";
import type { TournamentSettings } from "./settings.ts";
import type { TournamentStatus } from "./status.ts";

/** Small enough to be kept whole: other streams ask for much of it (design: facts of other streams). */
export type Tournament = NotCreated | CreatedTournament;

interface NotCreated {
  readonly existence: "NotCreated";
}

export interface CreatedTournament {
  readonly existence: "Created";
  readonly tournamentId: TournamentId;
  readonly number: number;
  readonly status: TournamentStatus;
  readonly settings: TournamentSettings;
  /** Who won among those level for a place, by that place. */
  readonly playOffs: ReadonlyMap<number, PlayOff>;
  /** No list shows it, and its settings can no longer be changed. */
  readonly isArchived: boolean;
  /** Grows with every event, from 0. */
  readonly revision: number;
  /** Of the last event that a person caused: the clock spoils nobody's edit. */
  readonly lastEdit: number;
}

export const initialState: Tournament = { existence: "NotCreated" };

export const evolve = (state: Tournament, event: TournamentEvent): Tournament => {
  if (event._tag === "TournamentCreated") {
    const { tournamentId, number, status, settings } = event;
    const atFirst = { playOffs: new Map(), isArchived: false, revision: 0, lastEdit: 0 };
    return { existence: "Created", tournamentId, number, status, settings, ...atFirst };
  }
  return state.existence === "Created" ? evolveCreated(state, event) : state;
};

type Later = Exclude<TournamentEvent, { readonly _tag: "TournamentCreated" }>;

// No `default` case: a new event must not compile until someone decides what it means here.
const evolveCreated = (state: CreatedTournament, event: Later): CreatedTournament => {
  const revision = state.revision + 1;
  switch (event._tag) {
    case "TournamentSettingsChanged": {
      const settings = { ...state.settings, ...event.changed };
      return { ...state, settings, revision, lastEdit: revision };
    }

    case "TournamentNumberChanged":
      return { ...state, number: event.number, revision };

    case "TournamentStatusChanged": {
      const lastEdit = event.cause === "admin" ? revision : state.lastEdit;
      return { ...state, status: event.to, revision, lastEdit };
    }

    case "PlayOffRecorded": {
      const { place, playerIds, scoring, note } = event;
      const playOffs = new Map([...state.playOffs, [place, { place, playerIds, scoring, note }]]);
      return { ...state, playOffs, revision };
    }

    case "PlayOffWithdrawn": {
      const playOffs = new Map([...state.playOffs].filter(([place]) => place !== event.place));
      return { ...state, playOffs, revision };
    }

    case "TournamentArchived":
      return { ...state, isArchived: true, revision, lastEdit: revision };
  }
};
