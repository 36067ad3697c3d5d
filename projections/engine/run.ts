import { Effect, Stream } from "effect";
import { untilItWorks } from "../../application/outages/untilItWorks.ts";
import { EventLog } from "../../application/ports/EventLog.ts";
import { makeCatchUp } from "./catchUp.ts";
import { follower } from "./followers.ts";
import { outdated } from "./install.ts";
import type { Projection } from "./projection.ts";
import { rebuild } from "./rebuild.ts";

/**
 * Keeps read models current and announces their progress. One reader follows the whole log until it
 * is interrupted. `asLeader` makes sure that only one process does this.
 */
export const runProjections = Effect.fnUntraced(function* (projections: ReadonlyArray<Projection>) {
  const old = yield* outdated(projections);
  const current = projections.filter((projection) => !old.includes(projection));
  const followers = yield* Effect.forEach(current, follower);

  const renew = Effect.fnUntraced(function* (projection: Projection) {
    yield* Stream.runDrain(rebuild(projection));
    followers.push(yield* follower(projection));
  }, readModelsWait);
  yield* Effect.forkScoped(Effect.forEach(old, renew, { discard: true }));

  const { appended } = yield* EventLog;
  const catchUp = readModelsWait(yield* makeCatchUp(followers));
  yield* Stream.merge(appended, Stream.tick("1 second")).pipe(Stream.runForEach(() => catchUp));
}, Effect.scoped);

const readModelsWait = untilItWorks("read models");
