import { Struct } from "effect";
import { presentEdition, type RulesEdition } from "../golf/rulesEdition.ts";
import type { RoundNumber, TeeId, TournamentId } from "../shared/values.ts";
import type { PlayOff, TournamentEvent } from "./events.ts";
import type { RoundCourse } from "./roundCourse.ts";
import { editionAfter } from "./rulesEdition.ts";
import type { Rulings } from "./rulings.ts";
import type { TournamentSettings } from "./settings.ts";
import type { TournamentStatus } from "./status.ts";

/** The whole tournament is kept, because it is small and other streams need much of it. */
export type Tournament = NotCreated | CreatedTournament;

interface NotCreated {
  readonly existence: "NotCreated";
}

export interface CreatedTournament {
  readonly existence: "Created";
  readonly tournamentId: TournamentId;
  readonly number: number;
  readonly status: TournamentStatus;
  /** Whether the clock gave it that status, and nobody by hand. */
  readonly isByClock: boolean;
  /** The edition of the rules that decides it: of a completed tournament the one of then. */
  readonly rulesEdition: RulesEdition;
  readonly settings: TournamentSettings;
  /** The winners of play-offs, by place. */
  readonly playOffs: ReadonlyMap<number, PlayOff>;
  /** The course of each round; empty before the first card of a round. */
  readonly courses: ReadonlyMap<RoundNumber, RoundCourse>;
  /** The tee that the tournament had when the first card of a round was opened. */
  readonly teesOfRounds: ReadonlyMap<RoundNumber, TeeId | null>;
  /** What the office said of rounds. */
  readonly rulings: Rulings;
  /** No list shows it, and its settings can no longer be changed. */
  readonly isArchived: boolean;
  /** Grows with every event, from 0. */
  readonly revision: number;
  /**
   * The revision of the last event that a person caused, so that the clock does not conflict with
   * an edit.
   */
  readonly lastEdit: number;
}

export const initialState: Tournament = { existence: "NotCreated" };

export const evolve = (state: Tournament, event: TournamentEvent): Tournament => {
  if (event._tag === "TournamentCreated") {
    const { tournamentId, number, status, settings } = event;
    const nothingYet = {
      playOffs: new Map(),
      courses: new Map(),
      teesOfRounds: new Map(),
      rulings: {},
      rulesEdition: presentEdition,
      isArchived: false,
    };
    const unchanged = { revision: 0, lastEdit: 0 };
    const created = { tournamentId, number, status, isByClock: false, settings };
    return { existence: "Created", ...created, ...nothingYet, ...unchanged };
  }
  return state.existence === "Created" ? evolveCreated(state, event) : state;
};

type Later = Exclude<TournamentEvent, { readonly _tag: "TournamentCreated" }>;

// No `default` case: a new event must not compile until its meaning is decided here.
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
      const isByClock = event.cause === "schedule";
      const rulesEdition = editionAfter(event);
      return { ...state, status: event.to, isByClock, rulesEdition, revision, lastEdit };
    }

    case "PlayOffRecorded": {
      const playOff = Struct.omit(event, ["_tag", "tournamentId"]);
      const playOffs = new Map([...state.playOffs, [event.place, playOff]]);
      return { ...state, playOffs, revision };
    }

    case "PlayOffWithdrawn": {
      const playOffs = new Map([...state.playOffs].filter(([place]) => place !== event.place));
      return { ...state, playOffs, revision };
    }

    case "RoundCourseFixed": {
      const { round, course } = event;
      const courses = new Map([...state.courses, [round, course]]);
      const teesOfRounds = new Map([...state.teesOfRounds, [round, state.settings.teeId]]);
      return { ...state, courses, teesOfRounds, revision };
    }

    case "RoundCourseChanged": {
      const courses = new Map([...state.courses, [event.round, event.course]]);
      return { ...state, courses, revision };
    }

    case "RoundRuled": {
      const { round, counts, holes, reason } = event;
      const rulings = { ...state.rulings, [round]: { counts, holes, reason } };
      return { ...state, rulings, revision };
    }

    case "TournamentArchived":
      return { ...state, isArchived: true, revision, lastEdit: revision };
  }
};

/** A round that has begun keeps the tee with which it began. */
export const teeOfRound = (
  { teesOfRounds, settings }: CreatedTournament,
  round: RoundNumber,
): TeeId | null => {
  const fixed = teesOfRounds.get(round);
  return fixed === undefined ? settings.teeId : fixed;
};
