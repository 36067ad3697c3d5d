import type { Endpoint } from "../../contract/endpoint.ts";
import { readOf } from "./read.ts";

/** Asks what a change would do. It is never kept, because others write meanwhile. */
export const previewOf = <const E extends Endpoint>(...asked: Parameters<typeof readOf<E>>) => ({
  ...readOf(...asked),
  ...{ staleTime: 0, gcTime: 0, retry: false },
});
