import { Schema } from "effect";
import { describe, expect, test } from "vitest";
import { FieldEvent } from "../field/events.ts";
import { RecordKind } from "../golf/sideGames/holeRecord.ts";
import { MatchEvent } from "../match/events.ts";
import { ScorecardEvent } from "../scorecard/events.ts";
import { SideGameEvent } from "../sideGame/events.ts";
import { SummaryEvent } from "../summary/events.ts";
import { TeamEvent } from "../teams/events.ts";
import { TeeSheetEvent } from "../teeSheet/events.ts";
import { TournamentEvent } from "../tournament/events.ts";
import { samples } from "./samples.ts";

type Codec = Schema.ConstraintCodec<unknown, unknown>;

/** Texts that people typed. */
const typedFields = new Set(
  ["name", "description", "location", "eventType", "scoringFormat", "teamFormat"].concat(
    ...["teamName", "margin", "notes", "note", "reason"],
  ),
);

describe.each([
  ["tournament", TournamentEvent],
  ["field", FieldEvent],
  ["scorecard", ScorecardEvent],
  ["sideGame", SideGameEvent],
  ["teeSheet", TeeSheetEvent],
  ["teams", TeamEvent],
  ["match", MatchEvent],
  ["summary", SummaryEvent],
] as const)("stored events of a %s stream", (stream, events) => {
  const ofStream = samples.filter((sample) => sample.stream === stream);
  const decode = Schema.decodeUnknownSync<Codec>(events);
  const encode = Schema.encodeUnknownSync<Codec>(events);

  test("there is a sample of every type", () => {
    expect([...new Set(ofStream.map(({ type }) => type))].toSorted()).toEqual(
      Object.keys(events.cases).toSorted(),
    );
  });

  test.for(ofStream)(
    "$file can be decoded, and is encoded as it was",
    ({ type, recorded: { event } }) => {
      const read = decode(event);
      expect(read).toMatchObject({ _tag: type });
      expect(encode(read)).toEqual(event);
    },
  );

  test.for(ofStream)(
    "$file can be decoded with characters that inputs refuse today",
    ({ recorded }) => {
      const event: unknown = JSON.parse(JSON.stringify(recorded.event), (key, value: unknown) =>
        typedFields.has(key) && typeof value === "string" ? "A\u001B[2J\n\u202EB" : value,
      );
      expect(encode(decode(event))).toEqual(event);
    },
  );
});

test("there is a sample of every kind of record of a hole", () => {
  const records = samples.filter(({ type }) => type === "SideGameHoleRecorded");
  const kinds = new Set(records.map(({ recorded: { event } }) => Object(event).record.kind));
  expect(kinds).toEqual(new Set(RecordKind.literals));
});
