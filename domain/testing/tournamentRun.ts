import { Result } from "effect";
import type { FieldEvent } from "../field/events.ts";
import type { MatchEvent } from "../match/events.ts";
import type { Match } from "../match/match.ts";
import type { ScorecardEvent } from "../scorecard/events.ts";
import type { OpenCard, Scorecard } from "../scorecard/scorecard.ts";
import { streams } from "../shared/streams.ts";
import type { ScorecardKey, TournamentId } from "../shared/values.ts";
import type { SideGameEvent } from "../sideGame/events.ts";
import type { TeamEvent } from "../teams/events.ts";
import type { TeeSheetEvent } from "../teeSheet/events.ts";
import type { TournamentEvent } from "../tournament/events.ts";
import type {
  Decider,
  FieldCommand,
  MatchCommand,
  ScorecardCommand,
  SideGameCommand,
  TeamCommand,
  TeeSheetCommand,
  TournamentCommand,
} from "./commands.ts";
import {
  fieldDecider,
  matchDecider,
  scorecardDecider,
  sideGameDecider,
  teamsDecider,
  teeSheetDecider,
  tournamentDecider,
} from "./commands.ts";

/** An event, and the stream in which it is stored. */
export interface Happened {
  readonly stream: string;
  readonly event:
    | TournamentEvent
    | FieldEvent
    | MatchEvent
    | ScorecardEvent
    | SideGameEvent
    | TeeSheetEvent
    | TeamEvent;
}

/** All streams of one tournament in memory. A refused command changes nothing, as in a store. */
export const startRun = (tournamentId: TournamentId) => {
  const history: Array<Happened> = [];
  let tournament = tournamentDecider.initialState;
  let field = fieldDecider.initialState;
  let teams = teamsDecider.initialState;
  let teeSheet = teeSheetDecider.initialState;
  let sideGame = sideGameDecider.initialState;
  const matches = new Map<string, Match>();
  const cards = new Map<string, ScorecardKey & { readonly state: Scorecard }>();

  const send = <Command, State, Event extends Happened["event"], Rejection>(
    { decide, evolve }: Decider<Command, State, Event, Rejection>,
    [stream, state, command]: readonly [string, State, Command],
  ): State => {
    const events = Result.getOrElse(decide(command, state), (): ReadonlyArray<Event> => []);
    history.push(...events.map((event) => ({ stream, event })));
    return events.reduce(evolve, state);
  };

  return {
    history,
    tournament: () => tournament,
    field: () => field,
    teeSheet: () => teeSheet,
    openCards: (): ReadonlyArray<ScorecardKey & { readonly state: OpenCard }> =>
      [...cards.values()].flatMap(({ state, ...key }) =>
        state.status === "Open" ? [{ ...key, state }] : [],
      ),
    toTournament: (command: TournamentCommand) => {
      const stream = streams.tournament(tournamentId);
      tournament = send(tournamentDecider, [stream, tournament, command]);
    },
    toField: (command: FieldCommand) => {
      field = send(fieldDecider, [streams.field(tournamentId), field, command]);
    },
    toTeeSheet: (command: TeeSheetCommand) => {
      const stream = streams.teeSheet(tournamentId);
      teeSheet = send(teeSheetDecider, [stream, teeSheet, command]);
    },
    toTeams: (command: TeamCommand) => {
      teams = send(teamsDecider, [streams.teams(tournamentId), teams, command]);
    },
    toSideGame: (command: SideGameCommand) => {
      const stream = streams.sideGame(command.sideGameId);
      sideGame = send(sideGameDecider, [stream, sideGame, command]);
    },
    toMatch: (command: MatchCommand) => {
      const stream = streams.match(command.matchId);
      const state = matches.get(stream) ?? matchDecider.initialState;
      matches.set(stream, send(matchDecider, [stream, state, command]));
    },
    toCard: (command: ScorecardCommand) => {
      const stream = streams.scorecard(command.card);
      const state = cards.get(stream)?.state ?? scorecardDecider.initialState;
      const after = send(scorecardDecider, [stream, state, command]);
      cards.set(stream, { ...command.card, state: after });
    },
  };
};

export type TournamentRun = ReturnType<typeof startRun>;
