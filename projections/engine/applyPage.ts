import { Effect } from "effect";
import type { Position, Recorded } from "../../domain/shared/recorded.ts";
import { announce } from "./announcement.ts";
import {
  checkNotFallenBack,
  claimCheckpoints,
  lockCheckpoints,
  moveCheckpoints,
  recordFailure,
} from "./checkpoint.ts";
import { openPage } from "./events.ts";
import { PageWriter } from "./pageWriter.ts";
import type { Projection } from "./projection.ts";
import { attempt, ProjectionDb, type ReadTransaction } from "./readDb.ts";
import type { Change } from "./runnerProgress.ts";
import { execute, type Statement } from "./statements.ts";
import { inTransaction, tryPart } from "./transaction.ts";
import { changesOf, raiseVersions } from "./versions.ts";

/** The next page for projections that have all applied the events up to `after`. */
interface Page {
  readonly projections: ReadonlyArray<Projection>;
  readonly after: Position;
  /** At least one. */
  readonly events: ReadonlyArray<Recorded>;
  /** The runner's position after the page; by default the end of the page. */
  readonly reached?: Position;
  /** Whether the changes say what caused them. */
  readonly withCause?: boolean;
}

/** The new versions that screens need, and the projections that failed. */
interface PageResult {
  readonly changes: ReadonlyArray<Change>;
  readonly failed: ReadonlyMap<string, Error>;
}

/**
 * Applies one page to all projections. Their rows, versions and checkpoints change in one
 * transaction, so a crash never skips an event or applies it in part.
 *
 * First all statements are sent at once. If that fails, the projections are tried one by one: a
 * projection that fails is rolled back alone and keeps its position, and its error is recorded.
 */
export const applyPage = (page: Page) => {
  const oneByOne = inTransaction("read", (trx) => attempt(() => applyOneByOne(trx, page)));
  return applyAtOnce(page).pipe(Effect.catch(() => oneByOne));
};

const endOf = ({ events, after }: Page) => events.at(-1)?.position ?? after;

const applyAtOnce = Effect.fnUntraced(function* (page: Page) {
  const { projections, after, reached = endOf(page), withCause = false } = page;
  const events = openPage(page.events);
  const read = (yield* ProjectionDb).withSchema("read");
  const { write } = yield* PageWriter;
  return yield* attempt(async (): Promise<PageResult> => {
    const writes: Array<Statement> = [];
    for (const projection of projections) {
      const own = events.filter(({ type }) => projection.handles(type));
      if (own.length > 0) writes.push(...(await projection.writes(own, read)));
    }
    const changes = projections.flatMap((projection) =>
      changesOf(projection, events, { withCause }),
    );
    await write([
      claimCheckpoints(projections, { after, end: endOf(page) }),
      ...writes,
      ...raiseVersions(changes),
      announce({ position: reached, changes }),
    ]);
    return { changes, failed: new Map() };
  });
});

const applyOneByOne = async (trx: ReadTransaction, page: Page): Promise<PageResult> => {
  const { projections, after, reached = endOf(page), withCause = false } = page;
  const events = openPage(page.events);
  const positions = await lockCheckpoints(trx, projections);
  checkNotFallenBack(positions, after);

  const changes: Array<Change> = [];
  const applied: Array<Projection> = [];
  const failed = new Map<string, Error>();
  for (const projection of projections) {
    const seen = positions.get(projection.name);
    if (seen === undefined) continue;
    const unseen = events.filter(
      ({ type, recorded }) => recorded.position > seen && projection.handles(type),
    );
    const error = await tryPart(trx, async () =>
      execute(trx, unseen.length > 0 ? await projection.writes(unseen, trx) : []),
    );
    if (error) {
      failed.set(projection.name, error);
      await recordFailure(trx, projection, error);
    } else {
      applied.push(projection);
      // Also announces what was applied earlier, for example by a rebuild, which announces no
      // versions.
      changes.push(...changesOf(projection, events, { withCause }));
    }
  }

  await moveCheckpoints(trx, applied, endOf(page));
  await execute(trx, [...raiseVersions(changes), announce({ position: reached, changes })]);
  return { changes, failed };
};
