import { Schema } from "effect";
import { FieldEvent } from "../../domain/field/events.ts";
import { MatchEvent } from "../../domain/match/events.ts";
import { ScorecardEvent } from "../../domain/scorecard/events.ts";
import { type Recorded, typeOf } from "../../domain/shared/recorded.ts";
import { SideGameEvent } from "../../domain/sideGame/events.ts";
import { SummaryEvent } from "../../domain/summary/events.ts";
import { TeamEvent } from "../../domain/teams/events.ts";
import { TeeSheetEvent } from "../../domain/teeSheet/events.ts";
import { TournamentEvent } from "../../domain/tournament/events.ts";

/** What read models may handle: the events of every stream. A new stream adds its own here. */
export type DomainEvent =
  | TournamentEvent
  | FieldEvent
  | ScorecardEvent
  | TeeSheetEvent
  | TeamEvent
  | MatchEvent
  | SideGameEvent
  | SummaryEvent;
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

/** An event on its way into the read models. */
export interface Incoming {
  readonly type: string;
  readonly recorded: Recorded;
  readonly decoded: () => Recorded<DomainEvent>;
}

/** However many projections handle an event, it is decoded once; one that no projection handles, never. */
export const openPage = (page: ReadonlyArray<Recorded>): ReadonlyArray<Incoming> =>
  page.map((recorded) => {
    let decoded: Recorded<DomainEvent> | undefined;
    return {
      type: typeOf(recorded),
      recorded,
      decoded: () => (decoded ??= { ...recorded, event: decode(recorded) }),
    };
  });

const decoders = new Map<string, (event: unknown) => DomainEvent>(
  Object.entries(eventCases).map(([type, schema]): [string, (event: unknown) => DomainEvent] => [
    type,
    Schema.decodeUnknownSync<Schema.ConstraintCodec<DomainEvent, unknown>>(schema),
  ]),
);

const decode = (recorded: Recorded) => {
  const decodeEvent = decoders.get(typeOf(recorded));
  if (!decodeEvent) throw new Error(`No stream has an event "${typeOf(recorded)}"`);
  return decodeEvent(recorded.event);
};
