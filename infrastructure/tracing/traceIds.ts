import { Option, Schema } from "effect";
import { Uuid } from "../../domain/shared/values.ts";

/** The ids of the trace of a request and of its first span, in hexadecimal. */
export interface TraceIds {
  readonly traceId: string;
  readonly spanId: string;
}

/** As a traceId has 32 digits, these are its last eight. */
const LAST_DIGITS = -8;
const NUMBERS = 2 ** 32;

/**
 * Whether a trace belongs to the share that is kept. Its id decides, because every process must
 * decide the same: a trace without some of its steps would mislead.
 */
export const isTraced = ({ traceId }: TraceIds, share: number): boolean =>
  Number.parseInt(traceId.slice(LAST_DIGITS), 16) < share * NUMBERS;

const asUuid = Schema.decodeUnknownOption(Uuid);

/**
 * The trace of a request has the id of the request, without its dashes. So the events that it
 * caused lead every process to its trace, and so does the log. Null for a cause that is no request.
 */
export const traceIdsOf = (correlationId: string): TraceIds | null =>
  Option.match(asUuid(correlationId), {
    onNone: () => null,
    onSome: (id) => {
      const traceId = id.replaceAll("-", "");
      return { traceId, spanId: traceId.slice(16) };
    },
  });
