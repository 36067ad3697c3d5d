import { queryOptions } from "@tanstack/react-query";
import { listPlayFormats } from "../../contract/lookups.ts";
import { call } from "../data/call.ts";

export const playFormatsQuery = queryOptions({
  queryKey: ["lookups", "playFormats"],
  queryFn: ({ signal }) => call(listPlayFormats, { signal }),
});
