import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CourseId, HoleId } from "../../../../../domain/shared/values.ts";
import type { NewHole } from "../../../../contract/holeInput.ts";
import { addHole, deleteHole } from "../../../../contract/holes.ts";
import type { RoundsKept } from "../../../../contract/roundsKept.ts";
import { ApiError, call, sentenceOf } from "../../../data/call.ts";
import { showFailure } from "../../../data/errorToast.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { noteRoundsKept } from "../../../lib/roundsKept.ts";
import { useToast } from "../../../lib/useToast.ts";

const CONFLICT = 409;

/** The toast says what failed. If another hole has the number, the field says so. */
const failWith = (text: string, onTaken: (sentence: string) => void) => (error: unknown) => {
  showFailure(error, { title: "Error", description: text });
  if (error instanceof ApiError && error.status === CONFLICT) onTaken(sentenceOf(error));
};

/** Fetches the course too, because a change of a hole raises the revision that an edit is based on. */
const useDone = (courseId: CourseId) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  return async (title: string, { roundsKept }: { readonly roundsKept: RoundsKept }) => {
    noteRoundsKept(queries, courseId, roundsKept);
    await queries.invalidateQueries({ queryKey: queryKeys.courses });
    // Only now, because the form is emptied now: until then, leaving it asks about typed text.
    toast({ title });
  };
};

export const useAddHole = (courseId: CourseId, onTaken: (sentence: string) => void) => {
  const done = useDone(courseId);
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: NewHole) =>
      call(addHole, { params: { courseId }, body, idempotencyKey: key.of(body) }),
    onSuccess: (edited) => {
      key.done();
      return done("Hole added successfully", edited);
    },
    onError: failWith("Failed to add hole", onTaken),
  });
};

export const useDeleteHole = (courseId: CourseId, onDeleted: () => void) => {
  const done = useDone(courseId);
  const key = useActionKey();
  return useMutation({
    mutationFn: (holeId: HoleId) =>
      call(deleteHole, { params: { courseId, holeId }, idempotencyKey: key.of(holeId) }),
    onSuccess: async (edited) => {
      key.done();
      await done("Hole deleted successfully", edited);
      onDeleted();
    },
    onError: (error) =>
      showFailure(error, { title: "Error", description: "Failed to delete hole" }),
  });
};
