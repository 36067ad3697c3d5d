import { Effect, Option, Stream } from "effect";
import { EventLog, PAGE_SIZE } from "../../application/ports/EventLog.ts";
import { Traces } from "../../application/ports/Traces.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import { applyPage } from "./applyPage.ts";
import {
  type Follower,
  type Group,
  goBackToCheckpoints,
  groupsOf,
  postpone,
  proceed,
} from "./followers.ts";
import { positionOfMost, RunnerProgress } from "./runnerProgress.ts";

/** Reads and applies pages until all followers have reached the end of the log. */
export const makeCatchUp = Effect.fnUntraced(function* (followers: ReadonlyArray<Follower>) {
  const log = yield* EventLog;
  const progress = yield* RunnerProgress;
  const traces = yield* Traces;

  /** Applies one page for a group. Returns whether there may be more. */
  const advance = Effect.fnUntraced(function* ({ position, limit, members }: Group) {
    const next = Option.getOrElse(yield* Stream.runHead(log.after(position)), () => []);
    const page = next.filter((recorded) => recorded.position <= limit);
    const last = page.at(-1);
    if (!last) return false;

    const works = followers.filter(({ failures }) => failures === 0);
    const positions = works.map((one) => (members.includes(one) ? last.position : one.position));
    const reached = positionOfMost(positions) ?? last.position;
    const endStep = traces?.step("project", page.filter(isFresh).map(causeOf));
    const { changes, failed } = yield* applyPage({
      projections: members.map(({ projection }) => projection),
      after: position,
      events: page,
      reached,
      withCause: traces !== null,
    });
    endStep?.({ events: page.length, models: changes.map(({ model }) => model).join(" ") });
    for (const member of members) {
      const { name } = member.projection;
      const error = failed.get(name);
      if (error) {
        postpone(member, performance.now());
        yield* Effect.logError(`${name} failed after position ${position}`, error);
      } else {
        proceed(member, last.position);
      }
    }
    yield* progress.advance({ position: reached, changes });
    // After a short page, another read would only delay the next writer.
    return next.length === PAGE_SIZE || Number.isFinite(limit);
  });

  const round = Effect.gen(function* () {
    const groups = groupsOf(followers, performance.now());
    const moved = yield* Effect.forEach(groups, advance);
    return moved.includes(true);
  });

  return Effect.repeat(round, { while: (moved) => moved }).pipe(
    Effect.asVoid,
    Effect.tapError(() => Effect.ignore(goBackToCheckpoints(followers))),
  );
});

/** In milliseconds. Events that waited longer, as after an outage, are applied without a trace. */
const MAX_TRACED_AGE = 60_000;

const isFresh = ({ recordedAt }: Recorded) => Date.now() - Date.parse(recordedAt) < MAX_TRACED_AGE;

const causeOf = ({ metadata }: Recorded) => metadata.correlationId;
