import { useQueryClient } from "@tanstack/react-query";
import { Result } from "effect";
import { useState } from "react";
import type { Course } from "../../../contract/course/course.ts";
import type { CourseChanges } from "../../../contract/course/courseInput.ts";
import { changeCourse, getCourse } from "../../../contract/course/courses.ts";
import { call } from "../../data/call.ts";
import { toastError, useToast } from "../../data/toasts.ts";
import { useActionKey } from "../../data/useActionKey.ts";
import { EditConflictDialog } from "../../form/conflict/EditConflictDialog.tsx";
import { DialogForm } from "../../form/DialogForm.tsx";
import { Fields } from "../../form/table/Fields.tsx";
import { useEdit } from "../../form/useEdit.ts";
import { useForm } from "../../form/useForm.ts";
import { columns } from "../../ui/dialogs/Dialog.css.ts";
import { Sheet } from "../../ui/dialogs/Dialog.tsx";
import { errorsOfCourse, readCourseChanges } from "./form/courseBodies.ts";
import { type CourseValues, courseTable, teeText, valuesOf } from "./form/courseTable.tsx";
import { noteRoundsKept } from "./roundsKept.ts";

interface Props {
  readonly course: Course;
  readonly onClose: () => void;
}

/** Edits a course and its tees. If others change it meanwhile, saving reports a conflict. */
export const EditCourseSheet = ({ course, onClose }: Props) => {
  const [edited, setEdited] = useState<Edited>({ course, values: valuesOf(course) });
  return (
    <Sheet isOpen onClose={onClose} overline={course.name} title="Edit Course" seed={course.id}>
      <EditForm
        key={edited.course.revision}
        edited={edited}
        onReloaded={setEdited}
        onClose={onClose}
      />
    </Sheet>
  );
};

/** The course that the edit is based on, and the initial values of the form. */
interface Edited {
  readonly course: Course;
  readonly values: CourseValues;
}

interface FormProps {
  readonly edited: Edited;
  readonly onReloaded: (edited: Edited) => void;
  readonly onClose: () => void;
}

const EditForm = ({ edited: { course, values }, onReloaded, onClose }: FormProps) => {
  const saving = useSaveCourse(course, { onClose });
  const form = useForm({
    initial: values,
    stored: valuesOf(course),
    validate: errorsOfCourse,
    onSubmit: (typed) => {
      const changes = readCourseChanges(course, typed);
      if (Result.isSuccess(changes)) saving.save(changes.success, form.fail);
    },
  });
  const { newest } = saving;
  const ways = newest && {
    before: valuesOf(course),
    typed: form.values,
    saved: valuesOf(newest),
  };
  return (
    <>
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Save Changes"
        pendingText="Saving..."
        isPending={saving.isPending}
      >
        <div className={columns}>
          <Fields of={courseTable} form={form} asked={null} />
        </div>
      </DialogForm>
      {saving.conflict ? (
        <EditConflictDialog
          change={saving.conflict}
          ways={ways ?? null}
          textOf={courseText}
          onRetry={saving.reload}
          isReloading={saving.isReloading}
          onClose={saving.dismiss}
          onReload={(merged) => newest && onReloaded({ course: newest, values: merged })}
          onOverwrite={(merged) =>
            saving.overwrite(merged && Result.getOrNull(readCourseChanges(course, merged)))
          }
        />
      ) : null}
    </>
  );
};

/** Tees as lines of text, other fields as typed. */
const courseText = (name: string, { tees }: CourseValues) =>
  name === "tees" && tees.length > 0 ? tees.map(teeText).join("\n") : null;

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
