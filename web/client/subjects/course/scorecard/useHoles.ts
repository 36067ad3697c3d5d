import { useQueryClient } from "@tanstack/react-query";
import type { CourseId, HoleId } from "../../../../../domain/shared/values.ts";
import type { NewHole } from "../../../../contract/card/holeInput.ts";
import { addHole, deleteHole } from "../../../../contract/course/holes.ts";
import type { RoundsKept } from "../../../../contract/course/roundsKept.ts";
import { ApiError, sentenceOf } from "../../../data/call.ts";
import { showFailure } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";
import { noteRoundsKept } from "../roundsKept.ts";

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
