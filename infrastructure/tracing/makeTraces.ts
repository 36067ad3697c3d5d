import { Context, Exit, Option, Tracer } from "effect";
import type { EndStep, Traces } from "../../application/ports/Traces.ts";
import { isTraced, type TraceIds, traceIdsOf } from "./traceIds.ts";

/** Makes spans for a share of the requests, and for the steps that these requests cause. */
export const makeTraces = (tracer: Tracer.Tracer, share: number): Traces => ({
  request: (call, id) => {
    const ids = traceIdsOf(id);
    if (ids === null || !isTraced(ids, share)) return () => {};
    const begun = begin(tracer, call, { kind: "server", parent: Option.none() });
    // Steps in other processes name this span as their parent and cannot ask for its ids. So the
    // ids follow from the id of the request.
    Object.defineProperties(begun.span, {
      traceId: { value: ids.traceId },
      spanId: { value: ids.spanId },
    });
    return begun.end;
  },

  step: (name, causes) => {
    const all = [...new Set(causes)]
      .flatMap((cause) => traceIdsOf(cause) ?? [])
      .filter((ids) => isTraced(ids, share));
    const ends = all.map((ids) => begin(tracer, name, { kind: "internal", parent: within(ids) }));
    return (about) => {
      for (const { end } of ends) end(about);
    };
  },
});

const within = (ids: TraceIds) => Option.some(Tracer.externalSpan(ids));

interface Place {
  readonly kind: Tracer.SpanKind;
  readonly parent: Option.Option<Tracer.AnySpan>;
}

const begin = (tracer: Tracer.Tracer, name: string, { kind, parent }: Place) => {
  const startedAt = Date.now();
  const started = performance.now();
  const span = tracer.span({
    ...{ name, kind, parent, links: [], annotations: Context.empty() },
    ...{ startTime: nanoseconds(startedAt), root: Option.isNone(parent), sampled: true },
  });
  const end: EndStep = (about = {}) => {
    for (const [key, value] of Object.entries(about)) span.attribute(key, value);
    // The duration is measured by another clock, because the wall clock may be set during a step.
    span.end(nanoseconds(startedAt + performance.now() - started), Exit.void);
  };
  return { span, end };
};

const nanoseconds = (milliseconds: number) => BigInt(Math.round(milliseconds * 1000)) * 1000n;
