import { Record } from "effect";
import { eventCases } from "../../domain/events.ts";
import { MatchEvent } from "../../domain/match/events.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import { TeamEvent } from "../../domain/teams/events.ts";
import { evolve as evolveTeams, initialState as noTeams } from "../../domain/teams/teams.ts";
import { TournamentEvent } from "../../domain/tournament/events.ts";
import { evolve, initialState, type Tournament } from "../../domain/tournament/tournament.ts";
import { dispatch, type Handlers } from "../engine/dispatch.ts";
import { openPage } from "../engine/events.ts";
import { groupHandlers, noGroupChanges } from "../groups/projection.ts";
import { boardHandlers, noChanges } from "../leaderboard/changes.ts";
import type { MatchFact } from "../matches/foldMatches.ts";
import { noSideGameChanges, sideGameHandlers } from "../sideGames/projection.ts";

/**
 * The state after the events of one tournament, without a database. It equals the live read models.
 */
export interface RecordFold {
  tournament: Tournament;
  teams: typeof noTeams;
  readonly matches: Array<MatchFact>;
  readonly board: ReturnType<typeof noChanges>;
  readonly groups: ReturnType<typeof noGroupChanges>;
  readonly sideGames: ReturnType<typeof noSideGameChanges>;
}

export const noEvents = (): RecordFold => ({
  tournament: initialState,
  teams: noTeams,
  matches: [],
  board: noChanges(),
  groups: noGroupChanges(),
  sideGames: noSideGameChanges(),
});

const toTournament = (fold: RecordFold, { event }: Recorded<TournamentEvent>) => {
  fold.tournament = evolve(fold.tournament, event);
};
const toTeams = (fold: RecordFold, { event }: Recorded<TeamEvent>) => {
  fold.teams = evolveTeams(fold.teams, event);
};
const toMatches = ({ matches }: RecordFold, fact: MatchFact) => matches.push(fact);

const handlers: Handlers<RecordFold> = {
  ...Record.map(TournamentEvent.cases, () => toTournament),
  ...Record.map(TeamEvent.cases, () => toTeams),
  ...Record.map(MatchEvent.cases, () => toMatches),
};

const itself = dispatch(handlers);
const board = dispatch(boardHandlers);
const groups = dispatch(groupHandlers);
const sideGames = dispatch(sideGameHandlers);

/** Whether this version of the program understands such an event. */
export const isKnown = (type: string) => Object.hasOwn(eventCases, type);

/** Adds an event; an event that affects no result here is skipped. */
export const foldEvent = (fold: RecordFold, recorded: Recorded) => {
  const page = openPage([recorded]);
  itself.collectInto(fold, page);
  board.collectInto(fold.board, page);
  groups.collectInto(fold.groups, page);
  sideGames.collectInto(fold.sideGames, page);
};
