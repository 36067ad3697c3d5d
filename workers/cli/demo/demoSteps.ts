import { Array } from "effect";
import type { CommandContext } from "../../../application/commands/streamHandler.ts";

/**
 * A step of the demo. Its time is known beforehand, so that the steps of several events can be
 * sorted.
 */
interface DemoStep<Take> {
  /**
   * Steps of one lane follow each other. A step without a lane runs alone, because it changes what
   * others may do.
   */
  readonly lane: string | null;
  readonly at: string;
  /** Receives the time at which it counts as recorded; null is the present. */
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

/** Steps that run at the same time. */
interface Moment<Step> {
  readonly at: string;
  readonly lanes: ReadonlyArray<ReadonlyArray<Step>>;
}

/** How many steps run in parallel. One after the other, each would wait for the disk. */
const STEPS = 8;

/** In milliseconds. Steps that are further apart get different recorded times. */
const APART = 3_600_000;

/**
 * Steps in the order of their times. Steps that run in parallel share one recorded time; otherwise
 * a later position could have an earlier time.
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
