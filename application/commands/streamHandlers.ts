import { Context, Layer } from "effect";
import { FieldEvent } from "../../domain/field/events.ts";
import * as field from "../../domain/field/field.ts";
import { MatchEvent } from "../../domain/match/events.ts";
import * as match from "../../domain/match/match.ts";
import { ScorecardEvent } from "../../domain/scorecard/events.ts";
import * as scorecard from "../../domain/scorecard/scorecard.ts";
import { SideGameEvent } from "../../domain/sideGame/events.ts";
import * as sideGame from "../../domain/sideGame/sideGame.ts";
import { SummaryEvent } from "../../domain/summary/events.ts";
import * as summary from "../../domain/summary/summary.ts";
import { TeamEvent } from "../../domain/teams/events.ts";
import * as teams from "../../domain/teams/teams.ts";
import { TeeSheetEvent } from "../../domain/teeSheet/events.ts";
import * as teeSheet from "../../domain/teeSheet/teeSheet.ts";
import { TournamentEvent } from "../../domain/tournament/events.ts";
import * as tournament from "../../domain/tournament/tournament.ts";
import { makeStreamHandler, type StreamHandler } from "./streamHandler.ts";

export class TournamentStreams extends Context.Service<
  TournamentStreams,
  StreamHandler<tournament.Tournament, TournamentEvent>
>()("golf/application/commands/TournamentStreams") {}

export class FieldStreams extends Context.Service<
  FieldStreams,
  StreamHandler<field.Field, FieldEvent>
>()("golf/application/commands/FieldStreams") {}

export class ScorecardStreams extends Context.Service<
  ScorecardStreams,
  StreamHandler<scorecard.Scorecard, ScorecardEvent>
>()("golf/application/commands/ScorecardStreams") {}

export class TeeSheetStreams extends Context.Service<
  TeeSheetStreams,
  StreamHandler<teeSheet.TeeSheet, TeeSheetEvent>
>()("golf/application/commands/TeeSheetStreams") {}

export class TeamStreams extends Context.Service<
  TeamStreams,
  StreamHandler<teams.Teams, TeamEvent>
>()("golf/application/commands/TeamStreams") {}

export class SideGameStreams extends Context.Service<
  SideGameStreams,
  StreamHandler<sideGame.SideGame, SideGameEvent>
>()("golf/application/commands/SideGameStreams") {}

export class MatchStreams extends Context.Service<
  MatchStreams,
  StreamHandler<match.Match, MatchEvent>
>()("golf/application/commands/MatchStreams") {}

export class SummaryStreams extends Context.Service<
  SummaryStreams,
  StreamHandler<summary.Summary, SummaryEvent>
>()("golf/application/commands/SummaryStreams") {}

const schemaVersion = 1;

/** One of each for a process, because handlers keep the streams in use in memory. */
export const streamHandlers = Layer.mergeAll(
  Layer.effect(
    TournamentStreams,
    makeStreamHandler({ ...tournament, event: TournamentEvent, schemaVersion }),
  ),
  Layer.effect(FieldStreams, makeStreamHandler({ ...field, event: FieldEvent, schemaVersion })),
  Layer.effect(
    ScorecardStreams,
    makeStreamHandler({ ...scorecard, event: ScorecardEvent, schemaVersion }),
  ),
  Layer.effect(
    TeeSheetStreams,
    makeStreamHandler({ ...teeSheet, event: TeeSheetEvent, schemaVersion }),
  ),
  Layer.effect(TeamStreams, makeStreamHandler({ ...teams, event: TeamEvent, schemaVersion })),
  Layer.effect(
    SideGameStreams,
    makeStreamHandler({ ...sideGame, event: SideGameEvent, schemaVersion }),
  ),
  Layer.effect(
    SummaryStreams,
    makeStreamHandler({ ...summary, event: SummaryEvent, schemaVersion }),
  ),
  Layer.effect(MatchStreams, makeStreamHandler({ ...match, event: MatchEvent, schemaVersion })),
);
