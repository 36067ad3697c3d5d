import { Schema } from "effect";
import { describe, expect, test } from "vitest";
import { FieldEvent } from "../field/events.ts";
import { MatchEvent } from "../match/events.ts";
import { ScorecardEvent } from "../scorecard/events.ts";
import { SideGameEvent } from "../sideGame/events.ts";
import { TeamEvent } from "../teams/events.ts";
import { TeeSheetEvent } from "../teeSheet/events.ts";
import { TournamentEvent } from "../tournament/events.ts";
import { samples } from "./samples.ts";

type Codec = Schema.ConstraintCodec<unknown, unknown>;

describe.each([
  ["tournament", TournamentEvent],
  ["field", FieldEvent],
  ["scorecard", ScorecardEvent],
  ["sideGame", SideGameEvent],
  ["teeSheet", TeeSheetEvent],
  ["teams", TeamEvent],
  ["match", MatchEvent],
] as const)("stored events of a %s stream", (stream, events) => {
  const ofStream = samples.filter((sample) => sample.stream === stream);
  const decode = Schema.decodeUnknownSync<Codec>(events);
  const encode = Schema.encodeUnknownSync<Codec>(events);

  test("there is a sample of every type", () => {
    expect([...new Set(ofStream.map(({ type }) => type))].toSorted()).toEqual(
      Object.keys(events.cases).toSorted(),
    );
  });

  test.for(ofStream)("$file is read, and written as it was", ({ type, recorded: { event } }) => {
    const read = decode(event);
    expect(read).toMatchObject({ _tag: type });
    expect(encode(read)).toEqual(event);
  });
});
