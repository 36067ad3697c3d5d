import { Context } from "effect";

/** Ends a step and adds these attributes. */
export type EndStep = (about?: Readonly<Record<string, string | number>>) => void;

/**
 * Follows requests through all processes. Each step names the request that caused it by the
 * correlation id that events carry. Causes that are no requests, such as a seed, are not followed.
 */
export interface Traces {
  /** The request itself, by the name of its call. */
  readonly request: (call: string, id: string) => EndStep;
  /** One step that several requests may have caused together. */
  readonly step: (name: string, causes: Iterable<string>) => EndStep;
}

/** Null unless the operator asks for traces, so that they cost nothing otherwise. */
export const Traces = Context.Reference<Traces | null>("golf/application/ports/Traces", {
  defaultValue: () => null,
});
