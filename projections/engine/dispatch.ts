import type { DomainEvent, EventName } from "../../domain/events.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import type { Incoming } from "./events.ts";

type EventOf<Type> = Extract<DomainEvent, { readonly _tag: Type }>;

/** For each handled type of event, the changes that it adds. */
export type Handlers<Changes> = {
  readonly [Type in EventName]?: (changes: Changes, recorded: Recorded<EventOf<Type>>) => unknown;
};

/** Passes events to the handlers of their types, in order; all other events are skipped. */
export const dispatch = <Changes>(handlers: Handlers<Changes>) => {
  const byType = new Map<string, (changes: Changes, recorded: Recorded<never>) => unknown>(
    Object.entries(handlers),
  );
  return {
    handles: (type: string) => byType.has(type),
    collectInto: (changes: Changes, events: ReadonlyArray<Incoming>) => {
      for (const { type, decoded } of events) {
        byType.get(type)?.(changes, decoded() as Recorded<never>);
      }
      return changes;
    },
  };
};
