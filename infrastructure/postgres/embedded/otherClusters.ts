import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Every PostgreSQL cluster has both files, but a damaged one may have lost one of them. */
const marks = ["PG_VERSION", "global/pg_control"];

/**
 * A neighbour of the missing cluster's folder that contains a cluster. It may have been moved or
 * copied there.
 */
export const findOtherCluster = (folder: string) =>
  readdirSync(folder).find((name) => holdsCluster(path.join(folder, name)));

/** The data are either in the subfolder that the product uses, or in the folder itself. */
const holdsCluster = (folder: string) =>
  [path.join(folder, "data"), folder].some((data) =>
    marks.some((mark) => existsSync(path.join(data, mark))),
  );
