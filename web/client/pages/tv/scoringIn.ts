import { Option, Schema } from "effect";

const read = Schema.decodeUnknownOption(Schema.Literals(["gross", "net", "stableford"]));

/** A television has no filters, so the address may contain "?scoring=stableford". */
export const scoringIn = (search: URLSearchParams) => Option.getOrNull(read(search.get("scoring")));
