import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../data/apiError.ts";
import { cardName, cellOf, isOvertaken, needsDecision } from "./entry.ts";
import { aTextStore, openDesk } from "./testing.ts";
import { emptyCell, writeCell } from "./typing.ts";

const ana = cardName(1, "ana");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const holesOfTwo = fc.integer({ min: 1, max: 2 });
const figures = fc.integer({ min: 1, max: 9 });
const happening = fc.oneof(
  fc.record({ typed: fc.option(figures), on: holesOfTwo }),
  fc.record({ savedByOther: figures, on: holesOfTwo }),
  fc.constantFrom("loses the answer", "is cut", "time passes", "sheet comes", "reload" as const),
);

test("whatever happens, what was typed last is saved once or asked about, and nobody is written over", async () => {
  const steps = fc.array(happening, { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(steps, async (happenings) => {
      const stored = new Map<number, number | null>();
      const keys = new Set<string>();
      const written: Array<readonly [hole: number, strokes: number | null]> = [];
      const typed: Array<readonly [hole: number, strokes: number | null]> = [];
      const wanted = new Map<number, number | null>();
      const textStore = aTextStore();
      let sheet = new Map(stored);
      let line: "is fine" | "loses the answer" | "is cut" = "is fine";
      const open = () =>
        openDesk({
          textStore,
          seenOn: (_, hole) => sheet.get(hole) ?? null,
          readAgain: async () => void (sheet = new Map(stored)),
          send: async (_, scores, key) => {
            const now = line;
            line = "is fine";
            if (now === "is cut") throw new TypeError("offline");
            const isKnown = keys.has(key);
            const clash = scores.find((score) =>
              isOvertaken(score, stored.get(score.hole) ?? null),
            );
            if (!isKnown && clash) {
              const message = `Hole ${clash.hole} was changed by Dana Desk in the meantime`;
              throw new ApiError(409, JSON.stringify({ error: message, message }));
            }
            for (const { hole, strokes } of isKnown ? [] : scores) {
              written.push([hole, strokes]);
              stored.set(hole, strokes);
            }
            keys.add(key);
            await Promise.resolve();
            if (now === "loses the answer") throw new TypeError("offline");
            sheet = new Map(stored);
          },
        });
      let desk = open();
      let stop = desk.start();
      const fresh = new Set<string>();
      for (const step of happenings) {
        if (typeof step === "object" && "typed" in step) {
          const { typed: strokes, on } = step;
          if (strokes === null) emptyCell(desk, fresh, ana, on);
          else writeCell(desk, fresh, ana, on, strokes);
          const entry = desk.of(ana).get(on);
          // Nothing is left to save where a typed score was dropped, or the sheet shows it already.
          if (entry) typed.push([on, entry.strokes]);
          else wanted.delete(on);
          if (entry) wanted.set(on, entry.strokes);
        } else if (typeof step === "object") stored.set(step.on, step.savedByOther);
        else if (step === "sheet comes") sheet = new Map(stored);
        else if (step === "time passes") await vi.advanceTimersByTimeAsync(1500);
        else if (step === "reload") {
          stop();
          desk = open();
          stop = desk.start();
        } else line = step;
      }
      await vi.advanceTimersByTimeAsync(120_000);
      stop();

      for (const [hole, last] of wanted) {
        const kept = desk.of(ana).get(hole);
        const ofHole = ([on]: (typeof typed)[number]) => on === hole;
        const own = written.filter(ofHole);
        const cell = cellOf(desk.storedOn(ana, hole), kept);
        const isAsked = needsDecision(cell) || cell.shown === desk.storedOn(ana, hole);
        const ends = own.map(([, strokes]) => strokes);
        expect(kept ? [kept.strokes] : ends).toContain(last);
        expect(kept === undefined || isAsked).toBe(true);
        expect(own.length).toBeLessThanOrEqual(typed.filter(ofHole).length);
      }
    }),
    { numRuns: 300 },
  );
});
