/**
 * The read models in use answer until they are made anew. Positions of one store mean nothing in the
 * other, so what an interrupted rebuild has left goes at once: the next one would go on from there.
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
