import { useQueryClient } from "@tanstack/react-query";
import type { Course } from "../../../contract/course/course.ts";
import type { CourseChanges } from "../../../contract/course/courseInput.ts";
import { changeCourse, getCourse } from "../../../contract/course/courses.ts";
import { call } from "../../data/call.ts";
import { toastError } from "../../data/errorToast.ts";
import { useActionKey } from "../../data/useActionKey.ts";
import { useToast } from "../../data/useToast.ts";
import { useEdit } from "../../form/useEdit.ts";
import { noteRoundsKept } from "./roundsKept.ts";

interface Options {
  readonly onClose: () => void;
}

/** Saves a course with its tees. */
export const useSaveCourse = ({ id }: Course, { onClose }: Options) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useEdit({
    send: async (body: CourseChanges) => {
      const sent = { params: { courseId: id }, body, idempotencyKey: key.of([id, body]) };
      const { roundsKept } = await call(changeCourse, sent);
      noteRoundsKept(queries, id, roundsKept);
    },
    fetchNewest: () => call(getCourse, { params: { courseId: id } }),
    onSaved: () => {
      key.done();
      toast({ title: "Course updated successfully" });
    },
    onClose,
    onFailed: toastError("Failed to update course"),
  });
};
