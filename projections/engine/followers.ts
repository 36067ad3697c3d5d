import { Effect } from "effect";
import { Position } from "../../domain/shared/recorded.ts";
import { readCheckpoints } from "./checkpoint.ts";
import type { Projection } from "./projection.ts";

/** The position of a projection in the log, as its runner knows it. */
export interface Follower {
  readonly projection: Projection;
  position: Position;
  /** After repeated failures it waits until `retryAt` (`performance.now`); the others continue. */
  failures: number;
  retryAt: number;
}

/** Followers at the same position, which read the same page. */
export interface Group {
  readonly position: Position;
  /** A follower that is behind reads as far as the foremost one, and then joins it. */
  readonly limit: number;
  readonly members: ReadonlyArray<Follower>;
}

const MAX_DELAY = 60_000;

export const follower = Effect.fnUntraced(function* (projection: Projection) {
  const checkpoints = yield* readCheckpoints;
  const checkpoint = checkpoints.find((row) => row.projection === projection.name);
  const position = checkpoint?.position ?? Position.make(0);
  return { projection, position, failures: 0, retryAt: 0 } as Follower;
});

/** After a failure only the tables show which changes of the followers were stored. */
export const goBackToCheckpoints = Effect.fnUntraced(function* (
  followers: ReadonlyArray<Follower>,
) {
  const checkpoints = yield* readCheckpoints;
  for (const { projection, position } of checkpoints) {
    const ahead = followers.find(
      (one) => one.projection.name === projection && one.position > position,
    );
    if (ahead) ahead.position = position;
  }
});

/** Normally there is one group. A projection that failed is alone until it has caught up. */
export const groupsOf = (followers: ReadonlyArray<Follower>, now: number): ReadonlyArray<Group> => {
  const ready = followers.filter(({ retryAt }) => retryAt <= now);
  const positions = [...new Set(ready.map(({ position }) => position))].sort((a, b) => b - a);
  return positions.map((position, index) => ({
    position,
    limit: index === 0 ? Number.POSITIVE_INFINITY : Number(positions[0]),
    members: ready.filter((candidate) => candidate.position === position),
  }));
};

export const proceed = (follower: Follower, position: Position) =>
  Object.assign(follower, { position, failures: 0, retryAt: 0 });

export const postpone = (follower: Follower, now: number) => {
  follower.retryAt = now + Math.min(1000 * 2 ** follower.failures, MAX_DELAY);
  follower.failures += 1;
};
