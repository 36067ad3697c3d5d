import {
  type FieldCommand,
  fieldDecider,
  type ScorecardCommand,
  type SideGameCommand,
  scorecardDecider,
  sideGameDecider,
  type TeeSheetCommand,
  type TournamentCommand,
  teeSheetDecider,
  tournamentDecider,
} from "../../domain/testing/commands.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import {
  FieldStreams,
  ScorecardStreams,
  SideGameStreams,
  TeeSheetStreams,
  TournamentStreams,
} from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";

/** Sends commands as data, without the use cases. */
export const sendToField = (command: FieldCommand, context: CommandContext) =>
  FieldStreams.use(({ handle }) =>
    handle(targets.field(command.tournamentId), context, (state) =>
      fieldDecider.decide(command, state),
    ),
  );

export const sendToCard = (command: ScorecardCommand, context: CommandContext) =>
  ScorecardStreams.use(({ handle }) =>
    handle(targets.scorecard(command.card), context, (state) =>
      scorecardDecider.decide(command, state),
    ),
  );

export const sendToSideGame = (command: SideGameCommand, context: CommandContext) =>
  SideGameStreams.use(({ handle }) =>
    handle(targets.sideGame(command), context, (state) => sideGameDecider.decide(command, state)),
  );

export const sendToTeeSheet = (command: TeeSheetCommand, context: CommandContext) =>
  TeeSheetStreams.use(({ handle }) =>
    handle(targets.teeSheet(command.tournamentId), context, (state) =>
      teeSheetDecider.decide(command, state),
    ),
  );

export const sendToTournament = (command: TournamentCommand, context: CommandContext) =>
  TournamentStreams.use(({ handle }) =>
    handle(targets.tournament(command.tournamentId), context, (state) =>
      tournamentDecider.decide(command, state),
    ),
  );
