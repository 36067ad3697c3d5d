import { readdirSync, readFileSync } from "node:fs";
import { Schema } from "effect";
import { describe, expect, test } from "vitest";
import { FieldEvent } from "../field/events.ts";
import { MatchEvent } from "../match/events.ts";
import { ScorecardEvent } from "../scorecard/events.ts";
import { SideGameEvent } from "../sideGame/events.ts";
import { TeamEvent } from "../teams/events.ts";
import { TeeSheetEvent } from "../teeSheet/events.ts";
import { TournamentEvent } from "../tournament/events.ts";

type Codec = Schema.ConstraintCodec<unknown, unknown>;

/**
 * Events as they once were stored, `<type>.v<schema version>.json`, one file for each. They are kept
 * for ever: whoever changes a schema so that one of them cannot be read would lose what happened.
 */
const samples = new URL("samples/", import.meta.url);

/** What people typed. */
const typed = new Set(
  ["name", "description", "location", "eventType", "scoringFormat", "teamFormat"].concat(
    ...["teamName", "margin", "notes", "reason"],
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
] as const)("stored events of a %s stream", (stream, events) => {
  const folder = new URL(`${stream}/`, samples);
  const files = readdirSync(folder);
  const decode = Schema.decodeUnknownSync<Codec>(events);
  const encode = Schema.encodeUnknownSync<Codec>(events);
  const typeOf = (file: string) => file.replace(/[.]v\d+[.]json$/u, "");

  test("there is a sample of every type", () => {
    expect([...new Set(files.map(typeOf))].toSorted()).toEqual(
      Object.keys(events.cases).toSorted(),
    );
  });

  test.for(files)("%s is read, and written as it was", (file) => {
    const event: unknown = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    const read = decode(event);
    expect(read).toMatchObject({ _tag: typeOf(file) });
    expect(encode(read)).toEqual(event);
  });

  test.for(files)("%s is read with texts that no form takes any more", (file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const event: unknown = JSON.parse(text, (key, value: unknown) =>
      typed.has(key) && typeof value === "string" ? "A\u001B[2J\n\u202EB" : value,
    );
    expect(encode(decode(event))).toEqual(event);
  });
});
