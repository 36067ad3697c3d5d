import { Struct } from "effect";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import type { TermsOfCourse } from "../../domain/scorecard/playingTerms.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import type { ScorecardId, TournamentId } from "../../domain/shared/values.ts";
import type { TournamentEvent } from "../../domain/tournament/events.ts";
import type { ChangedSettings } from "../../domain/tournament/settings.ts";
import type { FieldFact } from "../registrations/foldField.ts";
import type { LeaderboardTables } from "./tables.ts";
import { type BoardPlayOff, type BoardSettings, boardSettings } from "./tables.ts";

type Tournament = LeaderboardTables["leaderboard_tournament"];
type Card = LeaderboardTables["leaderboard_card"];

/** The last score of each hole, and the last course. */
export type CardEdit = Pick<Card, "scorecard_id" | "holes" | "position"> &
  Partial<Pick<Card, "latest" | keyof CourseTerms | "opened">>;
type CourseTerms = Pick<Card, "course" | "playing_handicap" | "scramble_handicaps">;

/** The last value of each setting. */
export type Edit = Pick<Tournament, "tournament_id" | "position"> & {
  readonly status?: Tournament["status"];
  readonly settings: Partial<BoardSettings>;
  /** Null after one was taken back. */
  readonly play_offs: Readonly<Record<number, BoardPlayOff | null>>;
};

/**
 * The changes that events make to a board, for the live board and for boards of earlier moments.
 */
export interface BoardChanges {
  readonly created: Array<Tournament>;
  readonly edits: Map<TournamentId, Edit>;
  readonly field: Array<FieldFact>;
  readonly opened: Array<Card>;
  readonly cards: Map<ScorecardId, CardEdit>;
}

export const noChanges = (): BoardChanges => ({
  created: [],
  edits: new Map(),
  field: [],
  opened: [],
  cards: new Map(),
});

type TournamentFact<Tag> = Recorded<Extract<TournamentEvent, { readonly _tag: Tag }>>;
type CardFact<Tag> = Recorded<CardEvent<Tag>>;

const noteField = ({ field }: BoardChanges, fact: FieldFact) => field.push(fact);

const noteTerms = (
  { cards }: BoardChanges,
  { event, position }: CardFact<"ScorecardCourseChanged" | "ScorecardHandicapCorrected">,
) => {
  const edit = cardEditOf(cards, event);
  const terms = courseTermsOf(event);
  cards.set(event.scorecardId, { ...edit, ...terms, opened: position, position });
};

/** Signatures and payments change nothing on the board, so they are not handled. */
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
    changes.edits.set(event.tournamentId, { ...edit, status: event.to, position });
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

  PlayerRegistered: noteField,
  PlayerWaitlisted: noteField,
  PlayerPromoted: noteField,
  PlayerReinstated: noteField,
  PlayerWithdrew: noteField,
  PlayerDisqualified: noteField,
  RegistrationDeclined: noteField,
  RegistrationRemoved: noteField,
  CutMade: noteField,
  CutWithdrawn: noteField,

  ScorecardOpened: ({ opened }: BoardChanges, { event, position }: CardFact<"ScorecardOpened">) =>
    opened.push({ ...openedCard(event), opened: position, position }),

  HoleScoresRecorded: (
    { cards }: BoardChanges,
    { event, metadata, position }: CardFact<"HoleScoresRecorded">,
  ) => {
    const edit = cardEditOf(cards, event);
    const holes = { ...edit.holes, ...strokesIn(event) };
    const latest = latestIn(event, metadata.occurredAt);
    cards.set(event.scorecardId, { ...edit, holes, latest, position });
  },

  ScorecardCourseChanged: noteTerms,
  ScorecardHandicapCorrected: noteTerms,
};

const cardEditOf = (
  cards: BoardChanges["cards"],
  { scorecardId }: Pick<ScorecardEvent, "scorecardId">,
): Omit<CardEdit, "position"> => ({
  ...{ scorecard_id: scorecardId, holes: {} },
  ...cards.get(scorecardId),
});

/** The changes of the page so far. */
const editOf = ({ edits }: BoardChanges, tournament_id: TournamentId): Omit<Edit, "position"> => ({
  ...{ tournament_id, settings: {}, play_offs: {} },
  ...edits.get(tournament_id),
});

type CardEvent<Tag> = Extract<ScorecardEvent, { readonly _tag: Tag }>;

export const openedCard = (
  event: CardEvent<"ScorecardOpened">,
): Omit<Card, "opened" | "position"> => ({
  scorecard_id: event.scorecardId,
  tournament_id: event.tournamentId,
  player_id: event.playerId,
  round: event.round,
  ...courseTermsOf(event),
  scoring_basis: event.scoringBasis,
  holes: {},
  latest: null,
});

export const courseTermsOf = (terms: TermsOfCourse): CourseTerms => ({
  course: terms.course,
  playing_handicap: terms.playingHandicap,
  scramble_handicaps: terms.scrambleHandicaps ?? [],
});

export const strokesIn = ({ holeScores }: CardEvent<"HoleScoresRecorded">): Card["holes"] =>
  Object.fromEntries(holeScores.map(({ holeNumber, strokes }) => [holeNumber, strokes]));

/** If several scores came at once, the one that is furthest in the order of play. */
const latestIn = ({ holeScores }: CardEvent<"HoleScoresRecorded">, at: string): Card["latest"] => ({
  holeNumber: Math.max(...holeScores.map(({ holeNumber }) => holeNumber)),
  at,
});

const shown = (changed: ChangedSettings): Partial<BoardSettings> =>
  Object.fromEntries(
    boardSettings.flatMap((name) => (name in changed ? [[name, changed[name]]] : [])),
  );
