import type { Endpoint } from "../../contract/endpoint.ts";

/** The most bytes of one request. */
export const LARGEST_BODY = 1_048_576;

/** The same where no session is needed: a sign-up with the longest names takes a tenth of it. */
const LARGEST_OF_ANYONE = 16_384;

export const bodyLimitOf = ({ access }: Pick<Endpoint, "access">) =>
  access === "anyone" ? LARGEST_OF_ANYONE : LARGEST_BODY;
