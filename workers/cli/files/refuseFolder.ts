import { stat } from "node:fs/promises";
import { Refused } from "../refused.ts";

/** Before a file is read, because the error of reading a folder does not name it. */
export const refuseFolder = async (file: string) => {
  const found = await stat(file);
  if (found.isDirectory()) throw new Refused({ message: `${file} is a folder: name a file.` });
  return found;
};
