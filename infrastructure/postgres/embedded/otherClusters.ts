import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Every cluster of PostgreSQL has both, and a damaged one may have lost either. */
const marks = ["PG_VERSION", "global/pg_control"];

/** A folder beside the missing cluster that holds one: perhaps it was moved there, or copied. */
export const findOtherCluster = (folder: string) =>
  readdirSync(folder).find((name) => holdsCluster(path.join(folder, name)));

/** Where the cluster of the product keeps its data, or where PostgreSQL itself does. */
const holdsCluster = (folder: string) =>
  [path.join(folder, "data"), folder].some((data) =>
    marks.some((mark) => existsSync(path.join(data, mark))),
  );
