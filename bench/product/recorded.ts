import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { environmentOf } from "../environment.ts";
import { RunFailed } from "../row.ts";
import type { Installation } from "./installation.ts";

/**
 * Where the scores of these requests stand in the log. Throws unless each of them, which were all
 * acknowledged, stands there exactly once.
 */
export const positionsOf = async (
  { facts }: Pick<Installation, "facts">,
  requestIds: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await facts.query<{ id: string; times: number; position: number }>(
    `select id, count(position)::int as times, max(position)::int as position
     from unnest($1::text[]) as id
     left join event_store.events
       on metadata ->> 'correlationId' = id and type = 'HoleScoresRecorded'
     group by id`,
    [requestIds],
  );
  const lost = rows.filter(({ times }) => times === 0).length;
  const doubled = rows.filter(({ times }) => times > 1).length;
  if (lost + doubled > 0) {
    throw new RunFailed(
      `Of ${requestIds.length} acknowledged scores the log lacks ${lost} and has ${doubled} more than once.`,
    );
  }
  return new Map(rows.map(({ id, position }) => [id, position]));
};

const run = promisify(execFile);

/** `golf verify` compares each with what the events make of it, and fails when it differs. */
export const readModelsAgree = async (
  { database }: Pick<Installation, "database">,
  projections: ReadonlyArray<string>,
) => {
  for (const projection of projections) {
    await run(process.execPath, ["dist/bench/golf.js", "verify", projection], {
      env: environmentOf({ DATABASE_URL: database }),
    });
  }
};
