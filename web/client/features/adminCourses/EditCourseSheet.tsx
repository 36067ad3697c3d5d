import { Result } from "effect";
import { useState } from "react";
import type { Course } from "../../../contract/course.ts";
import { ChangedMeanwhileDialog } from "../../components/dialogs/ChangedMeanwhileDialog.tsx";
import { DialogForm } from "../../components/dialogs/DialogForm.tsx";
import { Sheet } from "../../components/dialogs/Sheet.tsx";
import { useForm } from "../../lib/useForm.ts";
import { CourseFields } from "./form/CourseFields.tsx";
import { errorsOfCourse, readCourseChanges } from "./form/courseBodies.ts";
import { valuesOf } from "./form/courseValues.ts";
import { useSaveCourse } from "./useSaveCourse.ts";

interface Props {
  readonly course: Course;
  readonly onClose: () => void;
}

/** A course and its tees. What is typed stays while others change the course; saving tells. */
export const EditCourseSheet = ({ course, onClose }: Props) => {
  const [edited, setEdited] = useState(course);
  return (
    <Sheet isOpen onClose={onClose} overline={course.name} title="Edit Course" seed={course.id}>
      <EditForm key={edited.revision} course={edited} onReloaded={setEdited} onClose={onClose} />
    </Sheet>
  );
};

interface FormProps extends Props {
  readonly onReloaded: (course: Course) => void;
}

const EditForm = ({ course, onReloaded, onClose }: FormProps) => {
  const saving = useSaveCourse(course, { onClose, onReloaded });
  const form = useForm({
    initial: valuesOf(course),
    validate: errorsOfCourse,
    onSubmit: (values) => {
      const changes = readCourseChanges(course, values);
      if (Result.isSuccess(changes)) saving.save(changes.success);
    },
  });
  return (
    <>
      <DialogForm
        form={form.form}
        errorCount={form.errorCount}
        onCancel={onClose}
        submitText="Save Changes"
        pendingText="Saving..."
        isPending={saving.isPending}
      >
        <CourseFields form={form} />
      </DialogForm>
      {saving.clash ? (
        <ChangedMeanwhileDialog
          change={saving.clash}
          onClose={saving.dismiss}
          onReload={saving.reload}
          onOverwrite={saving.overwrite}
          isReloading={saving.isReloading}
        />
      ) : null}
    </>
  );
};
