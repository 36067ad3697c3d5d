import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Console, Effect, Stream } from "effect";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordFormat } from "../../../domain/audit/record.ts";
import { opened, par4, recorded } from "../../../domain/scorecard/examples.ts";
import { created, tournamentId } from "../../../domain/tournament/examples.ts";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import { recordText } from "../../../projections/record/recordText.ts";
import { recordedHistory } from "../../../projections/testing/histories.ts";
import { sha256 } from "../../sha256.ts";
import type { Progress } from "../terminal/progressBar.ts";
import { readRecord } from "./readRecord.ts";
import { verifyRecord } from "./verifyRecord.ts";

const folder = mkdtempSync(path.join(tmpdir(), "golf-audit-"));
afterAll(() => rmSync(folder, { recursive: true }));

const history = recordedHistory([
  { stream: `tournament-${tournamentId}`, event: created() },
  { stream: "scorecard-1", event: opened },
  { stream: "scorecard-1", event: recorded(par4(1)) },
  { stream: "scorecard-1", event: recorded(par4(2)) },
]);

const header = {
  format: recordFormat,
  rules: "2.1.0",
  ...{ tournamentId, playFormat: "STROKE" },
  scoringMetric: { rankingDirection: "asc", requiresHandicap: false },
} as const;

const textOf = (events = history, first = header) =>
  Effect.runPromise(Stream.mkString(recordText(first, Stream.make(events), sha256)));

const fileWith = (name: string, text: string | Buffer) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const verified = async (
  file: string,
  other?: string,
  fingerprint?: string,
  { json = false } = {},
) => {
  const printed: Array<string> = [];
  const recorder = { ...console, log: (line: unknown) => void printed.push(String(line)) };
  const options = { json, ...(fingerprint === undefined ? {} : { fingerprint }) };
  const refusal = await verifyRecord(file, other, options).pipe(
    Effect.provideService(Console.Console, recorder),
    Effect.match({ onFailure: sentenceFor, onSuccess: () => null }),
    Effect.runPromise,
  );
  return { printed, refusal };
};

let whole: string;
beforeAll(async () => {
  whole = await textOf();
});

const headOf = (text: string) => JSON.parse(text.trimEnd().split("\n").at(-1) ?? "").fingerprint;

test("the verification of a whole record prints the number of events and the fingerprint", async () => {
  const { printed, refusal } = await verified(fileWith("whole", whole), undefined, headOf(whole));
  expect(refusal).toBe(null);
  expect(printed[0]).toMatch(/4 events, and each is as it was recorded[.]$/);
  expect(printed[1]).toBe(`Fingerprint\t${headOf(whole)}`);
});

test("the verification as JSON has the terms of the record, its fingerprint and its result", async () => {
  const { printed } = await verified(fileWith("json", whole), undefined, undefined, { json: true });
  expect(JSON.parse(printed.join(""))).toMatchObject({
    ...{ ...header, events: 4, fingerprint: headOf(whole), unknown: [] },
    ...{ board: [], teams: [], matches: [], sideGames: [] },
  });
});

test("the progress of a verification ends with the last byte of the file", async () => {
  const file = fileWith("watched", whole);
  const seen: Array<Progress> = [];
  await readRecord(file, (progress) => seen.push(progress));
  const size = Buffer.byteLength(whole);
  expect(seen.at(-1)).toEqual({ position: size, head: size });
  expect(seen.length).toBe(history.length + 1);
});

const lineEnds = () =>
  [...Buffer.from(whole).entries()].flatMap(([at, byte]) => (byte === 10 ? [at] : []));

test("a changed byte is found, and its event is named", async () => {
  const bytes = Buffer.from(whole);
  const ends = lineEnds();
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: bytes.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (at, change) => {
        const changed = Buffer.from(bytes);
        changed[at] = (bytes[at] ?? 0) ^ change;
        const { refusal } = await verified(fileWith("changed", changed));
        const line = ends.findIndex((end) => at <= end);
        expect(refusal).toMatch(
          line === 0
            ? /first line|no record of a tournament|of another version|Event 1 /
            : line === ends.length - 1
              ? /last line|first line|Event 5 |the file was cut off/
              : new RegExp(`[Ee]vent ${line}\\b|last line`),
        );
      },
    ),
    { numRuns: 400 },
  );
});

test.for([
  { events: 3, what: "its last event" },
  { events: 0, what: "all its events" },
])("a record that was made again without $what is found by its fingerprint", async ({ events }) => {
  const shorter = fileWith("shorter", await textOf(history.slice(0, events)));
  expect((await verified(shorter)).refusal).toBe(null);
  const { refusal } = await verified(shorter, undefined, headOf(whole));
  expect(refusal).toMatch(new RegExp(`not ${headOf(whole)}: events were taken from its end`));
});

test("a fingerprint that was kept before the last event proves the events up to it", async () => {
  const kept = headOf(await textOf(history.slice(0, 3)));
  const sentence = "The kept fingerprint\tis that of event 3; the events behind it came later";
  const found = await verified(fileWith("later", whole), undefined, kept);
  expect(found).toEqual({ refusal: null, printed: expect.arrayContaining([sentence]) });
});

test("a missing line is found at its place", async () => {
  const lines = whole.split(/(?<=\n)/);
  const { refusal } = await verified(fileWith("gap", lines.toSpliced(2, 1).join("")));
  expect(refusal).toMatch(
    /^Event 2 is not what was recorded, or one before it is missing: HoleScoresRecorded in /,
  );
  const end = fileWith("end", lines.toSpliced(-2, 1).join(""));
  expect((await verified(end)).refusal).toMatch(
    /^The last line says 4 events, and the file holds 3/,
  );
});

test("a file that was cut off is refused, wherever it ends", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
      const { refusal } = await verified(fileWith("cut", whole.slice(0, length)));
      expect(refusal).toMatch(/cut off|no record|first line was|The first line|last line/);
    }),
    // The examples end just before each line break.
    { numRuns: 60, examples: lineEnds().map((end): [number] => [end]) },
  );
});

test("a record whose last line has lost its end is refused, and its events are cleared of blame", async () => {
  const { refusal } = await verified(fileWith("no-line-end", whole.trimEnd()));
  expect(refusal).toBe(
    "The last line of the record was changed or cut off; its events are as recorded.",
  );
});

test("two records are compared, and the first different event is named", async () => {
  const file = fileWith("one", whole);
  expect((await verified(file, fileWith("same", whole))).refusal).toBe(null);
  const other = history.with(3, { ...history[3]!, recordedAt: "2026-06-07T08:00:00.000Z" });
  const { refusal } = await verified(file, fileWith("two", await textOf(other)));
  expect(refusal).toMatch(/^The two records part at event 4: the first has HoleScoresRecorded in /);
});

test.for([
  {
    differs: "a stroke",
    change: { event: recorded({ ...par4(2), strokes: 5 }) },
    says: "event.holeScores[0].strokes is 4 in the first and 5 in the second",
  },
  {
    differs: "a note",
    change: { event: recorded({ ...par4(2), notes: "Windy" }) },
    says: 'event.holeScores[0].notes is null in the first and "Windy" in the second',
  },
  {
    differs: "a long text that only one of them has",
    change: { event: { ...recorded(par4(2)), note: "n".repeat(200) } },
    says: `event.note is missing in the first and "${"n".repeat(79)}... in the second`,
  },
])(
  "two valid records that differ in $differs: the sentence names the field and both values",
  async ({ change, says }) => {
    const file = fileWith("one", whole);
    const changed = fileWith("two", await textOf(history.with(3, { ...history[3]!, ...change })));
    expect((await verified(changed)).refusal).toBe(null);
    const { refusal } = await verified(file, changed);
    expect(refusal).toMatch(
      /^The two records part at event 4: in HoleScoresRecorded in scorecard-1, /,
    );
    expect(refusal).toContain(`, ${says}.`);
  },
);

test("a second record without the last events, or with an unreadable line, is told apart", async () => {
  const file = fileWith("one", whole);
  const shorter = fileWith("two", await textOf(history.slice(0, 3)));
  expect((await verified(file, shorter)).refusal).toMatch(/; the second has its last line[.]$/);
  const lines = whole.split(/(?<=\n)/);
  const cut = fileWith("two", lines.slice(0, -1).join(""));
  expect((await verified(file, cut)).refusal).toBe(
    "The two records part at event 5: the first has its last line; the second has nothing more.",
  );
  const broken = fileWith("two", lines.with(2, "{}\n").join(""));
  expect((await verified(file, broken)).refusal).toMatch(
    /; the second has a line that cannot be read[.]$/,
  );
  const rehashed = fileWith(
    "two",
    lines.with(2, lines[2]!.replace(/"hash":"./, '"hash":"-')).join(""),
  );
  expect((await verified(file, rehashed)).refusal).toMatch(/, hash is "\w+" in the first and "-/);
  const spaced = fileWith("two", lines.with(2, lines[2]!.replace(":", ": ")).join(""));
  expect((await verified(file, spaced)).refusal).toMatch(/ is written differently[.]$/);
});

test("a file that is no record or has another version is refused in one sentence", async () => {
  const foreign = fileWith("foreign", "POS,PLAYER\n");
  expect((await verified(foreign)).refusal).toBe(
    `${foreign} is no record of a tournament: golf audit export makes one.`,
  );
  const later = fileWith("later", whole.replace("golf-record-2", "golf-record-3"));
  expect((await verified(later)).refusal).toBe(
    `${later} is of another version (golf-record-3), and this program reads golf-record-1 and golf-record-2: ` +
      "verify it with the version that wrote it.",
  );
  expect((await verified(folder)).refusal).toBe(`${folder} is a folder: name a file.`);
  for (const other of [foreign, later, folder]) {
    const { refusal } = await verified(fileWith("record", whole), other);
    expect(refusal).toBe((await verified(other)).refusal);
  }
});

test("another play format gives another fingerprint", async () => {
  const other = await textOf(history, { ...header, playFormat: "MATCH" });
  expect(headOf(other)).not.toBe(headOf(whole));
});
