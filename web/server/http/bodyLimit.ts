import type { Endpoint } from "../../contract/endpoint.ts";

/** The largest body of a request, in bytes. */
export const LARGEST_BODY = 1_048_576;

/** The limit for calls without a session: a sign-up with the longest names needs a tenth of it. */
const LARGEST_OF_ANYONE = 16_384;

export const bodyLimitOf = ({ access, largest }: Pick<Endpoint, "access" | "largest">) =>
  largest?.bytes ?? (access === "anyone" ? LARGEST_OF_ANYONE : LARGEST_BODY);
