import { askDatabase } from "./eventLog.ts";

/** Tables of people, courses, fields and side games, each with the columns of its key. */
const tables = {
  "reference.players": ["id"],
  "reference.player_credentials": ["player_id"],
  "reference.administrators": ["id"],
  "reference.administrator_credentials": ["administrator_id"],
  "reference.courses": ["id"],
  "reference.tees": ["id"],
  "reference.holes": ["id"],
  "read.registration": ["tournament_id", "player_id"],
  "read.side_game": ["side_game_id"],
  "read.side_game_participant": ["side_game_id", "player_id"],
  "read.side_game_entry": ["side_game_id", "player_id", "round", "hole_number"],
  "read.wolf_choice": ["side_game_id", "round", "hole_number"],
} as const;

const onHole = "side_game_id, round, hole_number, tournament_id, recorded_at, position";

/** What stood in tables of before, as it stands today. */
const today: Readonly<Partial<Record<string, string>>> = {
  "read.side_game_entry": `(select ${onHole}, record -> 'playerId' as player_id,
    record -> 'distance' as distance from read.side_game_record where record ->> 'kind' = 'distance')`,
  "read.wolf_choice": `(select ${onHole}, record -> 'playerId' as wolf_id,
    record -> 'partnerId' as partner_id from read.side_game_record where record ->> 'kind' = 'wolf')`,
};

export type Row = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<keyof typeof tables, ReadonlyMap<string, Row>>>;

/** The rows of these tables by their keys, read by a program of then or of today. */
export const rowsIn = async (databaseUrl: string, by: "then" | "today"): Promise<Rows> => {
  const read = async (table: string, key: ReadonlyArray<string>) => {
    const source = by === "today" ? (today[table] ?? table) : table;
    const question = `select to_jsonb(t) as row from ${source} t`;
    const rows = await askDatabase<{ readonly row: Row }>(databaseUrl, question);
    return new Map(rows.map(({ row }) => [key.map((column) => row[column]).join(" "), row]));
  };
  const all = Object.entries(tables).map(async ([table, key]) => [table, await read(table, key)]);
  return Object.fromEntries(await Promise.all(all));
};

/** Those of the later rows and columns that existed earlier, so that additions do not count. */
export const knownBefore = (earlier: Rows, later: Rows) =>
  Object.fromEntries(
    Object.entries(earlier).map(([table, rows]) => {
      const now = later[table as keyof Rows];
      const known = [...rows].map(([key, row]) => {
        const found = now.get(key);
        const columns = Object.keys(row).filter((column) => found && column in found);
        return [
          key,
          Object.fromEntries(columns.map((column) => [column, found?.[column]])),
        ] as const;
      });
      return [table, new Map(known)];
    }),
  );
