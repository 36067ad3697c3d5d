import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Installation } from "./installation.ts";

/** Every acknowledged score stands in the log, and none stands there twice. */
export const allAreRecorded = async (
  { facts }: Pick<Installation, "facts">,
  eventId: string,
  acknowledged: number,
  mayBeMore: number,
) => {
  const { rows } = await facts.query(
    `select count(*)::int as stored, count(distinct metadata ->> 'commandId')::int as commands
     from event_store.events
     where type = 'HoleScoresRecorded' and metadata ->> 'tournamentId' = $1`,
    [eventId],
  );
  const [{ stored, commands }] = rows;
  if (stored !== commands) throw new Error(`${stored} scores of ${commands} commands`);
  if (stored < acknowledged || stored > acknowledged + mayBeMore) {
    throw new Error(`${acknowledged} scores were acknowledged, and ${stored} are there.`);
  }
};

const run = promisify(execFile);

/** `golf verify` compares each with what the events make of it, and fails when it differs. */
export const readModelsAgree = async (
  { database }: Pick<Installation, "database">,
  projections: ReadonlyArray<string>,
) => {
  for (const projection of projections) {
    await run(process.execPath, ["dist/bench/golf.js", "verify", projection], {
      env: { ...process.env, DATABASE_URL: database },
    });
  }
};
