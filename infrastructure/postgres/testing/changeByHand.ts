import type pg from "pg";

/**
 * Changes stored events as only the owner of the database can: after the right and the trigger that
 * are in the way have been removed.
 */
export const changeByHand = async (pool: pg.Pool | pg.Client, statement: string) => {
  await pool.query(`
    begin;
    grant update, delete, truncate on event_store.events to current_user;
    alter table event_store.events disable trigger only_added;
    ${statement};
    alter table event_store.events enable trigger only_added;
    revoke update, delete, truncate on event_store.events from current_user;
    commit`);
};
