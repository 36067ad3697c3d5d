import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Result } from "effect";
import type { NewCourse } from "../../../contract/courseInput.ts";
import { createCourse } from "../../../contract/courses.ts";
import { DialogForm } from "../../components/dialogs/DialogForm.tsx";
import { Sheet } from "../../components/dialogs/Sheet.tsx";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";
import { useActionKey } from "../../lib/useActionKey.ts";
import { useForm } from "../../lib/useForm.ts";
import { useToast } from "../../lib/useToast.ts";
import { CourseFields } from "./form/CourseFields.tsx";
import { errorsOfNewCourse, readNewCourse } from "./form/courseBodies.ts";
import { newCourseValues } from "./form/courseValues.ts";

interface Props {
  readonly onClose: () => void;
}

/** A new course, entered by hand. Its holes follow in the scorecard. */
export const AddCourseSheet = ({ onClose }: Props) => {
  const { mutate, isPending } = useCreateCourse();
  const form = useForm({
    initial: newCourseValues,
    validate: errorsOfNewCourse,
    onSubmit: (values) => {
      const body = readNewCourse(values);
      if (Result.isSuccess(body)) mutate(body.success, { onSuccess: onClose });
    },
  });
  return (
    <Sheet isOpen onClose={onClose} title="Add Course" seed="a new course">
      <DialogForm
        form={form.form}
        errorCount={form.errorCount}
        onCancel={onClose}
        submitText="Create Course"
        pendingText="Creating..."
        isPending={isPending}
      >
        <CourseFields form={form} />
      </DialogForm>
    </Sheet>
  );
};

const useCreateCourse = () => {
  const queries = useQueryClient();
  const { toast, toastError } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: NewCourse) => call(createCourse, { body, idempotencyKey: key.of(body) }),
    onSuccess: () => {
      key.done();
      void queries.invalidateQueries({ queryKey: queryKeys.courses, exact: true });
      toast({ title: "Course created" });
    },
    onError: toastError("Failed to create course"),
  });
};
