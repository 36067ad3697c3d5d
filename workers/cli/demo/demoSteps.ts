import { Array } from "effect";
import type { CommandContext } from "../../../application/commands/streamHandler.ts";

/**
 * Something that happened in the demo. When is known beforehand, so that what happened at several
 * events can be told in one order.
 */
export interface DemoStep<Take> {
  /** Those of one lane follow each other. Without one a step is alone: it changes what others may do. */
  readonly lane: string | null;
  readonly at: string;
  /** Given the time at which it counts as recorded; null is the present. */
  readonly take: (recordedAt: string | null) => Take;
}

export const step = <Take>(
  lane: string | null,
  context: CommandContext,
  use: (context: CommandContext) => Take,
): DemoStep<Take> => ({
  lane,
  at: context.occurredAt,
  take: (recordedAt) => use(recordedAt === null ? context : { ...context, recordedAt }),
});

/** What is told at once. */
export interface Moment<Step> {
  readonly at: string;
  readonly lanes: ReadonlyArray<ReadonlyArray<Step>>;
}

/** As many steps are taken at once: one after the other they would wait for the disk each. */
const STEPS = 8;

/** What is further apart is told at times of its own. */
const APART = 3_600_000;

/**
 * As it happened. What is taken at once is recorded at one time, or a later position could have an
 * earlier time.
 */
export const inMoments = <Step extends DemoStep<unknown>>(
  steps: ReadonlyArray<Step>,
): ReadonlyArray<Moment<Step>> => {
  const moments: Array<Array<Step>> = [];
  for (const step of steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) {
    const last = moments.at(-1);
    if (last && last.length < STEPS && goTogether(last[0], step)) last.push(step);
    else moments.push([step]);
  }
  return moments.map((together) => ({
    at: together.at(-1)?.at ?? "",
    lanes: Object.values(Array.groupBy(together, ({ lane }) => lane ?? "")),
  }));
};

const goTogether = (first: DemoStep<unknown> | undefined, step: DemoStep<unknown>) =>
  first !== undefined &&
  first.lane !== null &&
  step.lane !== null &&
  Date.parse(step.at) - Date.parse(first.at) < APART;
