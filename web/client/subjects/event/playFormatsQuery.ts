import { listPlayFormats } from "../../../contract/lookups.ts";
import { readOf } from "../../data/read.ts";

export const playFormatsQuery = readOf(listPlayFormats, {});
