import { type Kysely, sql } from "kysely";

/**
 * The history of a card is folded from its stream, so the read model that stored it is not read any
 * more.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    drop table if exists read.score_change;
    delete from read.checkpoint where projection = 'scoreHistory';
    delete from read.version where model = 'scoreHistory';

    drop table if exists rebuild.score_change;
    delete from rebuild.checkpoint where projection = 'scoreHistory';
  `.execute(db);
};
