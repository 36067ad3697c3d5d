import { Result } from "effect";
import { type FoundCourse, searchCourse } from "../../../contract/course/courseSearch.ts";
import { useToast } from "../../data/useToast.ts";
import { DialogForm } from "../../form/DialogForm.tsx";
import { readBody } from "../../form/formErrors.ts";
import { TextField } from "../../form/TextField.tsx";
import { useForm } from "../../form/useForm.ts";
import * as styles from "./SearchCourse.css.ts";
import { useSearchCourse } from "./useSearchCourse.ts";

interface Props {
  readonly onFound: (course: FoundCourse) => void;
  readonly onClose: () => void;
}

/** Searches a real course by its name and fills the form with it. */
export const SearchCourse = ({ onFound, onClose }: Props) => {
  const { toast } = useToast();
  const { mutate, isPending } = useSearchCourse(onFound);
  const form = useForm({
    isGuarded: false,
    initial: { courseName: "", location: "" },
    onSubmit: (values) => {
      const body = readBody(searchCourse, values);
      if (Result.isSuccess(body)) return mutate(values);
      form.refuse(body.failure);
      toast({
        title: "Search query required",
        description: "Please enter a course name to search.",
        variant: "destructive",
      });
    },
  });
  return (
    <DialogForm
      form={form.form}
      errorCount={form.errorCount}
      onCancel={onClose}
      submitText="Search"
      pendingText="Searching..."
      isPending={isPending}
    >
      <div className={styles.fields}>
        <TextField {...form.field("courseName")} label="Course name" />
        <TextField {...form.field("location")} label="Location" hint="Optional" />
      </div>
    </DialogForm>
  );
};
