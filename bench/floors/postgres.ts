import { mkdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { launch } from "../../infrastructure/postgres/embedded/launch.ts";
import { once } from "../setting.ts";

/** One PostgreSQL for floors and product, with the settings of the product. */
export const postgres = once(async ({ folder, onClose }) => {
  const home = path.join(folder, "postgres");
  mkdirSync(home);
  // Not as the product has it, whose role makes no databases.
  const { url, stop } = await launch(home);
  onClose(stop);
  return {
    /** The address of a new database. */
    create: async (name: string) => {
      const client = new pg.Client(url("postgres"));
      await client.connect();
      await client.query(`create database ${pg.escapeIdentifier(name)}`);
      await client.end();
      return url(name);
    },
  };
});
