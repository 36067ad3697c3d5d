import type { Course } from "../../../contract/course/course.ts";
import { archiveCourse, restoreCourse } from "../../../contract/course/courses.ts";
import { serverErrorOr } from "../../data/toasts.ts";
import { useWrite } from "../../data/write.ts";
import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";
import { asStack, asText } from "../../ui/layout.ts";
import { lengthText } from "../../ui/units.ts";

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
      <div className={asStack({ gap: 4 })}>
        <p>
          Are you sure you want to archive this course? It will be moved to archived status and
          hidden from active course lists. This action will not affect existing events using this
          course.
        </p>
        <Which course={course} />
      </div>
    </ConfirmDialog>
  );
};

export const RestoreCourseDialog = ({ course, onClose }: Props) => {
  const { mutate, isPending } = useRestore(course);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
      title="Restore Course"
      confirmText="Restore Course"
      pendingText="Restoring..."
      isPending={isPending}
      isDangerous={false}
    >
      <div className={asStack({ gap: 4 })}>
        <p>It returns to the active courses, and new events can be played on it again.</p>
        <Which course={course} />
      </div>
    </ConfirmDialog>
  );
};

const Which = ({ course }: Pick<Props, "course">) => (
  <div
    className={asText({ pad: 4, ground: "raised", radius: "control", leading: 1.4, breaks: true })}
  >
    <p className={asText({ weight: "strong" })}>{course.name}</p>
    <p>{course.location}</p>
    <p>{`Par ${course.totalPar ?? "N/A"} • ${lengthText(course.totalYardage ?? "N/A")}`}</p>
  </div>
);

const useArchive = ({ id }: Course) =>
  useWrite(archiveCourse, () => ({ params: { courseId: id } }), {
    done: "Course archived",
    onFailed: serverErrorOr("Failed to archive course"),
  });

const useRestore = ({ id }: Course) =>
  useWrite(restoreCourse, () => ({ params: { courseId: id } }), {
    done: "Course restored",
    onFailed: serverErrorOr("Failed to restore course"),
  });
