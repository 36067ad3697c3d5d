import { listPlayFormats } from "../../../contract/event/lookups.ts";
import { readOf } from "../../data/read.ts";

export const playFormatsQuery = readOf(listPlayFormats, {});
