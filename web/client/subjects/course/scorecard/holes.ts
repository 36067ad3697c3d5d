import { useQueryClient } from "@tanstack/react-query";
import type { CourseId, HoleId } from "../../../../../domain/shared/values.ts";
import type { NewHole } from "../../../../contract/card/holeInput.ts";
import type { Hole } from "../../../../contract/course/course.ts";
import { addHole, deleteHole } from "../../../../contract/course/holes.ts";
import type { RoundsKept } from "../../../../contract/course/roundsKept.ts";
import { ApiError, sentenceOf } from "../../../data/call.ts";
import { showFailure } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { numberIn, numberOrNull } from "../../../form/typedNumbers.ts";
import { noteRoundsKept } from "../roundsKept.ts";

/** A hole as the form holds it. */
export type HoleValues = Readonly<
  Record<
    "holeNumber" | "par" | "handicap" | "blueDistance" | "whiteDistance" | "redDistance",
    string
  >
>;

const LAST_HOLE = 18;

/** The next hole number, else one that was skipped; null if all exist. */
export const nextHoleNumber = (holes: ReadonlyArray<Pick<Hole, "holeNumber">>): number | null => {
  const numbers = new Set<number>(holes.map(({ holeNumber }) => holeNumber));
  const next = Math.max(0, ...numbers) + 1;
  if (next <= LAST_HOLE) return next;
  for (let number = 1; number <= LAST_HOLE; number += 1) if (!numbers.has(number)) return number;
  return null;
};

export const newHoleValues = (holeNumber: number): HoleValues => ({
  holeNumber: String(holeNumber),
  par: "4",
  handicap: "1",
  blueDistance: "350",
  whiteDistance: "320",
  redDistance: "280",
});

/** The body as it is sent, before the contract validates it. Unknown distances are empty. */
export const bodyOf = (values: HoleValues) => ({
  holeNumber: numberIn(values.holeNumber),
  par: numberIn(values.par),
  handicap: numberIn(values.handicap),
  blueDistance: numberOrNull(values.blueDistance),
  whiteDistance: numberOrNull(values.whiteDistance),
  redDistance: numberOrNull(values.redDistance),
});

const CONFLICT = 409;

/** The toast says what failed. If another hole has the number, the field says so. */
const failWith = (text: string, onTaken: (sentence: string) => void) => (error: unknown) => {
  showFailure(error, { title: "Error", description: text });
  if (error instanceof ApiError && error.status === CONFLICT) onTaken(sentenceOf(error));
};

/** The course changes too: a change of a hole raises the revision that an edit is based on. */
const useNote = (courseId: CourseId) => {
  const queries = useQueryClient();
  return ({ roundsKept }: { readonly roundsKept: RoundsKept }) =>
    noteRoundsKept(queries, courseId, roundsKept);
};

export const useAddHole = (courseId: CourseId, onTaken: (sentence: string) => void) =>
  useWrite(addHole, (body: NewHole) => ({ params: { courseId }, body }), {
    isShownFirst: true,
    done: "Hole added successfully",
    onDone: useNote(courseId),
    onFailed: failWith("Failed to add hole", onTaken),
  });

export const useDeleteHole = (courseId: CourseId, onDeleted: () => void) => {
  const note = useNote(courseId);
  return useWrite(deleteHole, (holeId: HoleId) => ({ params: { courseId, holeId } }), {
    isShownFirst: true,
    done: "Hole deleted successfully",
    onDone: (edited) => {
      note(edited);
      onDeleted();
    },
    onFailed: (error) =>
      showFailure(error, { title: "Error", description: "Failed to delete hole" }),
  });
};
