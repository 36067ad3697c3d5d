import { Result, Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { requestSummary, writeSummary } from "./decisions.ts";
import { FactsDigest, SummaryAuthor, SummaryEvent, SummaryKind } from "./events.ts";
import { after, before, tournamentId } from "./examples.ts";
import { evolve, initialState } from "./summary.ts";

const { SummaryRequested, SummaryWritten } = SummaryEvent.cases;

const request = (facts = before) => ({ tournamentId, kind: "preview" as const, facts });
const text = (facts = before) => ({
  ...request(facts),
  author: "commentator" as const,
  text: "Clear the diary.",
  writtenAt: "2026-06-14T16:03:11.000Z",
});
const requested = (facts = before) => SummaryRequested.make(request(facts));
const written = (facts = before) => SummaryWritten.make(text(facts));

const given = (...events: ReadonlyArray<SummaryEvent>) => events.reduce(evolve, initialState);

test("a text is requested once and written once", () => {
  expect(requestSummary(request(), given())).toEqual(Result.succeed([requested()]));
  expect(requestSummary(request(), given(requested()))).toEqual(Result.succeed([]));
  expect(writeSummary(text(), given(requested()))).toEqual(Result.succeed([written()]));
  expect(writeSummary(text(), given(requested(), written()))).toEqual(Result.succeed([]));
});

test("facts that have a text are not requested again, other facts are", () => {
  const known = given(requested(), written());
  expect(requestSummary(request(), known)).toEqual(Result.succeed([]));
  expect(requestSummary(request(after), known)).toEqual(Result.succeed([requested(after)]));
  expect(given(requested(), written(), requested(after))).toMatchObject({
    asked: after,
    requests: 2,
    written: { facts: before },
  });
});

test("every event is unchanged after encoding and decoding", () => {
  const json = Schema.fromJsonString(SummaryEvent);
  const kind = fc.constantFrom(...SummaryKind.literals);
  const facts = fc.string().map((digest) => FactsDigest.make(digest));
  const anyEvent = fc.oneof(
    fc.record({ kind, facts }).map((rest) => SummaryRequested.make({ tournamentId, ...rest })),
    fc
      .record({
        ...{ kind, facts, text: fc.string(), writtenAt: fc.string() },
        author: fc.constantFrom(...SummaryAuthor.literals),
      })
      .map((rest) => SummaryWritten.make({ tournamentId, ...rest })),
  );
  fc.assert(
    fc.property(anyEvent, (event) => {
      expect(Schema.decodeSync(json)(Schema.encodeSync(json)(event))).toEqual(event);
    }),
  );
});
