import { mkdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { launch } from "../../infrastructure/postgres/embedded/launch.ts";
import { once } from "../setting.ts";

/** One PostgreSQL for the floors and the product, with the settings of the product. */
export const postgres = once(async ({ folder, onClose }) => {
  const home = path.join(folder, "postgres");
  mkdirSync(home);
  // The product's own role may not create databases, so this role is another one.
  const { url, stop } = await launch(home);
  onClose(stop);
  return {
    /** The address of a new database, optionally a copy of another one. */
    create: async (name: string, copyOf = "template1") => {
      const client = new pg.Client(url("postgres"));
      await client.connect();
      const names = [name, copyOf].map((one) => pg.escapeIdentifier(one));
      await client.query(`create database ${names.join(" template ")}`);
      await client.end();
      return url(name);
    },
  };
});
