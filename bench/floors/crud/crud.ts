import { randomUUID } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { range } from "../../../domain/golf/range.ts";
import {
  type CardSum,
  type Club,
  judgeBoard,
  judgeStored,
  type Player,
  retried,
} from "../../club.ts";
import { CONNECTIONS } from "../../load/flood.ts";
import { visitorOf } from "../../load/visitor.ts";
import { startHelper } from "../../processes.ts";
import { once } from "../../setting.ts";
import { postgres } from "../postgres.ts";
import { newEvent, tables } from "./tables.ts";

/** Players of a club whose tables are overwritten, in the same PostgreSQL as the product. */
export const crud = once(async (setting): Promise<Club> => {
  const database = await (await postgres(setting)).create("crud");
  const facts = new pg.Pool({ connectionString: database, max: 1 });
  // The last connection may still be closing when the server stops.
  facts.on("error", () => {});
  setting.onClose(() => facts.end());
  await facts.query(tables);
  const log = path.join(setting.folder, "crud.log");
  const url = String((await startHelper(setting, "crud", [database, log])).ready);

  const players: Array<Player> = [];
  for (const n of range(1, CONNECTIONS)) {
    const id = randomUUID();
    const player = [id, "Player", `Number ${n}`, n % 30];
    await facts.query("insert into player values ($1, $2, $3, $4)", player);
    const visitor = visitorOf(url);
    await visitor.post("/api/login", { playerId: id });
    players.push({ id, cookie: visitor.cookie() });
  }

  const check = async (eventId: string, acknowledged: ReadonlyArray<string>) => {
    judgeStored((await facts.query(timesStored, [acknowledged])).rows);
    const board = `${url}/api/events/${eventId}/leaderboard`;
    await retried(async () => {
      const answer = await fetch(board, { headers: { cookie: players[0]?.cookie ?? "" } });
      const { rows } = await facts.query<CardSum>(sums, [eventId]);
      judgeBoard(JSON.parse(await answer.text()), rows);
    });
  };

  return {
    url,
    players,
    newEvent: async () => {
      const id = randomUUID();
      for (const statement of newEvent) await facts.query(statement, [id]);
      return id;
    },
    check,
  };
});

const timesStored = `
  select asked.id, count(request_id)::int as times
  from unnest($1::text[]) as asked (id) left join audit on request_id = asked.id
  group by asked.id`;

/** The last score of each hole, from all requests. */
const sums = `
  select "playerId", "roundNumber", sum(strokes)::int as gross
  from (
    select distinct on (player_id, body ->> 'roundNumber', hole ->> 'holeNumber')
      player_id as "playerId", (body ->> 'roundNumber')::int as "roundNumber",
      (hole ->> 'strokes')::int as strokes
    from audit, jsonb_array_elements(body -> 'holeScores') as hole
    where event_id = $1
    order by player_id, body ->> 'roundNumber', hole ->> 'holeNumber', id desc
  ) as last
  group by "playerId", "roundNumber"`;
