/**
 * Marks all read models as outdated. The tables in use answer until they have been rebuilt.
 * Positions of one store mean nothing in another store, so the tables of an interrupted rebuild are
 * deleted at once: otherwise the next rebuild would continue from their position.
 */
export const forgetReadModels = `
  do $forget$
  declare
    begun text;
  begin
    update read.checkpoint set version = 0, position = 0;
    delete from read.version;
    for begun in select unnest(tables) from rebuild.checkpoint loop
      execute format('drop table if exists rebuild.%I', begun);
    end loop;
    delete from rebuild.checkpoint;
  end $forget$`;
