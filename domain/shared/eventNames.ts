import { Record } from "effect";

/** The names of the events that are marked with true. */
export const eventNames = <Name extends string>(events: Readonly<Record<Name, boolean>>) =>
  Record.keys(events).filter((name) => events[name]);
