import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Course } from "../../../contract/course.ts";
import { archiveCourse } from "../../../contract/courses.ts";
import { ConfirmDialog } from "../../components/dialogs/ConfirmDialog.tsx";
import { call } from "../../lib/call.ts";
import { serverErrorOr } from "../../lib/errorToast.ts";
import { queryKeys } from "../../lib/queryKeys.ts";
import { useActionKey } from "../../lib/useActionKey.ts";
import { useToast } from "../../lib/useToast.ts";
import * as styles from "./ArchiveCourseDialog.css.ts";

interface Props {
  readonly course: Course;
  readonly onClose: () => void;
}

export const ArchiveCourseDialog = ({ course, onClose }: Props) => {
  const { mutate, isPending } = useArchive(course);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
      title="Archive Course"
      confirmText="Archive Course"
      pendingText="Archiving..."
      isPending={isPending}
    >
      <div className={styles.content}>
        <p>
          Are you sure you want to archive this course? It will be moved to archived status and
          hidden from active course lists. This action will not affect existing events using this
          course.
        </p>
        <div className={styles.course}>
          <p className={styles.name}>{course.name}</p>
          <p>{course.location}</p>
          <p>{`Par ${course.totalPar ?? "N/A"} • ${course.totalYardage ?? "N/A"} yards`}</p>
        </div>
      </div>
    </ConfirmDialog>
  );
};

const useArchive = ({ id }: Course) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: () => call(archiveCourse, { params: { courseId: id }, idempotencyKey: key.of(id) }),
    onSuccess: () => {
      key.done();
      void queries.invalidateQueries({ queryKey: queryKeys.courses, exact: true });
      toast({ title: "Course archived" });
    },
    onError: serverErrorOr("Failed to archive course"),
  });
};
