import type { Position, Recorded } from "../domain/shared/recorded.ts";
import { openPage } from "./events.ts";
import type { Projection } from "./projection.ts";
import type { ReadTransaction } from "./readDb.ts";
import { execute } from "./statements.ts";

/** Writes a page into tables that nobody else writes to. Each projection skips what it has seen. */
export const fill = async (
  trx: ReadTransaction,
  projections: ReadonlyArray<Projection>,
  page: ReadonlyArray<Recorded>,
  seen: ReadonlyMap<string, Position>,
) => {
  const events = openPage(page);
  for (const { name, handles, writes } of projections) {
    const last = seen.get(name) ?? 0;
    const unseen = events.filter(({ type, recorded }) => recorded.position > last && handles(type));
    await execute(trx, await writes(unseen, trx));
  }
};
