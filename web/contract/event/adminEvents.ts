import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { wholeNumber } from "../inputs/numbers.ts";
import { partOfList, searchQuery } from "../inputs/partOfList.ts";
import { sentence } from "../inputs/sentence.ts";
import { listFileQuery } from "../listFile.ts";
import { Category, CountedEvent, StatusInput } from "./event.ts";

const searchedEvents = {
  ...searchQuery(CountedEvent, ["relevance"]),
  status: Schema.optionalKey(StatusInput),
  /** In which it begins. */
  year: Schema.optionalKey(wholeNumber("Year", 1900, 2200)),
  category: Schema.optionalKey(Category.pipe(sentence("Invalid category"))),
};

export const exportEvents = endpoint({
  summary: "The events as a file for spreadsheets, those that a search and filters leave",
  method: "GET",
  path: "/api/admin/events.csv",
  access: "admin",
  from: ["tournaments", "registrations"],
  query: Schema.Struct({ ...searchedEvents, ...listFileQuery }),
  success: { status: 200, body: Schema.String, mediaType: "text/csv" },
});

export const listAdminEvents = endpoint({
  summary: "All events with their counts",
  method: "GET",
  path: "/api/admin/events",
  access: "admin",
  from: ["tournaments", "registrations"],
  query: Schema.Struct({ ...partOfList, ...searchedEvents }),
  success: { status: 200, isPart: true, body: Schema.Array(CountedEvent) },
});
