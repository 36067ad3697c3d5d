import { Option, Schema } from "effect";

const read = Schema.decodeUnknownOption(Schema.Literals(["gross", "net", "stableford"]));

/** A television has no filters: who sets it up may add "?scoring=stableford" to the address. */
export const scoringIn = (search: URLSearchParams) => Option.getOrNull(read(search.get("scoring")));
