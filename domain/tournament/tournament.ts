import type { RoundNumber, TournamentId } from "../shared/values.ts";
import type { PlayOff, TournamentEvent } from "./events.ts";
import type { RoundCourse } from "./roundCourse.ts";
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
  /** On which course the cards of a round are played; none before its first card. */
  readonly courses: ReadonlyMap<RoundNumber, RoundCourse>;
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
    const nothingYet = { playOffs: new Map(), courses: new Map(), isArchived: false };
    const unchanged = { revision: 0, lastEdit: 0 };
    const created = { tournamentId, number, status, settings };
    return { existence: "Created", ...created, ...nothingYet, ...unchanged };
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

    case "RoundCourseFixed":
    case "RoundCourseChanged": {
      const courses = new Map([...state.courses, [event.round, event.course]]);
      return { ...state, courses, revision };
    }

    case "TournamentArchived":
      return { ...state, isArchived: true, revision, lastEdit: revision };
  }
};
