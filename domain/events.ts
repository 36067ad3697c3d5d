import { FieldEvent } from "./field/events.ts";
import { MatchEvent } from "./match/events.ts";
import { ScorecardEvent } from "./scorecard/events.ts";
import { SideGameEvent } from "./sideGame/events.ts";
import { SummaryEvent } from "./summary/events.ts";
import { TeamEvent } from "./teams/events.ts";
import { TeeSheetEvent } from "./teeSheet/events.ts";
import { TournamentEvent } from "./tournament/events.ts";

/** The events of every stream. A new stream adds its own here. */
export type DomainEvent =
  | TournamentEvent
  | FieldEvent
  | ScorecardEvent
  | TeeSheetEvent
  | TeamEvent
  | MatchEvent
  | SideGameEvent
  | SummaryEvent;

export type EventName = DomainEvent["_tag"];

export const eventCases = {
  ...TournamentEvent.cases,
  ...FieldEvent.cases,
  ...ScorecardEvent.cases,
  ...SideGameEvent.cases,
  ...TeeSheetEvent.cases,
  ...TeamEvent.cases,
  ...MatchEvent.cases,
  ...SummaryEvent.cases,
};
