import path from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../../infrastructure/postgres/embedded.ts";
import { once } from "../setting.ts";

/** One PostgreSQL for floors and product, with the settings of the product. */
export const postgres = once(async ({ folder, onClose }) => {
  const opener = { program: "npm run bench", kind: "server" } as const;
  const { url, stop } = await startEmbeddedPostgres(path.join(folder, "postgres"), opener);
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
