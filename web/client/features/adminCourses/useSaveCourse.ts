import { useQueryClient } from "@tanstack/react-query";
import type { Course } from "../../../contract/course.ts";
import type { CourseChanges } from "../../../contract/courseInput.ts";
import { changeCourse } from "../../../contract/courses.ts";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";
import { useActionKey } from "../../lib/useActionKey.ts";
import { useEdit } from "../../lib/useEdit.ts";
import { useToast } from "../../lib/useToast.ts";
import { coursesQuery } from "./api.ts";

interface Options {
  readonly onClose: () => void;
  readonly onReloaded: (course: Course) => void;
}

/** Saves a course with its tees. */
export const useSaveCourse = ({ id }: Course, { onClose, onReloaded }: Options) => {
  const queries = useQueryClient();
  const { toast, toastError } = useToast();
  const key = useActionKey();
  return useEdit({
    send: (body: CourseChanges) =>
      call(changeCourse, { params: { courseId: id }, body, idempotencyKey: key.of([id, body]) }),
    fetchNewest: async () => {
      const courses = await queries.fetchQuery({ ...coursesQuery, staleTime: 0 });
      return courses.find((course) => course.id === id);
    },
    onSaved: () => {
      key.done();
      void queries.invalidateQueries({ queryKey: queryKeys.courses });
      toast({ title: "Course updated successfully" });
    },
    onClose,
    onReloaded,
    onFailed: toastError("Failed to update course"),
  });
};
