import { useMutation } from "@tanstack/react-query";
import { Result } from "effect";
import { useState } from "react";
import type { NewCourse } from "../../../contract/course/courseInput.ts";
import { type FoundCourse, searchCourse } from "../../../contract/course/courseSearch.ts";
import { createCourse } from "../../../contract/course/courses.ts";
import { call } from "../../data/call.ts";
import { toastError, useToast } from "../../data/toasts.ts";
import { useWrite } from "../../data/write.ts";
import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";
import { DialogForm } from "../../form/DialogForm.tsx";
import { TextField } from "../../form/Field.tsx";
import { readBody } from "../../form/formErrors.ts";
import { Fields } from "../../form/table/Fields.tsx";
import { useForm } from "../../form/useForm.ts";
import { columns } from "../../ui/dialogs/Dialog.css.ts";
import { Sheet } from "../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../ui/layout.ts";
import { TabPanel, Tabs, UnderlineTabs } from "../../ui/tabs/Tabs.tsx";
import * as styles from "./Course.css.ts";
import { errorsOfNewCourse, readNewCourse } from "./form/courseBodies.ts";
import { courseTable, isSameForm, newCourseValues, valuesOf } from "./form/courseTable.tsx";

interface Props {
  readonly onClose: () => void;
}

type TabName = "search" | "manual";

/**
 * A new course, found by a search, which is the shorter way, or typed. Nothing is stored until it is
 * created.
 */
export const AddCourseSheet = ({ onClose }: Props) => {
  const [tab, setTab] = useState<TabName>("search");
  const [found, setFound] = useState<FoundCourse | null>(null);
  /** A found course that would replace typed values, until the reader has decided. */
  const [offered, setOffered] = useState<FoundCourse | null>(null);
  /** The form without typed changes: empty, or filled from the last found course. */
  const [untouched, setUntouched] = useState(newCourseValues);
  const { mutate, isPending } = useCreateCourse();
  const form = useForm({
    initial: newCourseValues,
    validate: errorsOfNewCourse,
    onSubmit: (values) => {
      const body = readNewCourse(values, found?.holes);
      if (Result.isSuccess(body)) mutate(body.success, { onSuccess: onClose, onError: form.fail });
    },
  });
  const takeOver = (course: FoundCourse) => {
    const values = valuesOf(course);
    setFound(course);
    setOffered(null);
    setUntouched(values);
    form.reset(values);
    setTab("manual");
  };
  const offer = (course: FoundCourse) =>
    isSameForm(form.values, untouched) ? takeOver(course) : setOffered(course);
  return (
    <Sheet isOpen onClose={onClose} title="Add Course" seed="a new course">
      <Tabs value={tab} onChange={setTab} className={styles.tabs}>
        <UnderlineTabs
          label="How to add a course"
          className={styles.list}
          tabs={[
            { value: "search", label: "AI Search" },
            { value: "manual", label: "Manual Entry" },
          ]}
        />
        <TabPanel value="search">
          <SearchCourse onFound={offer} onClose={onClose} />
        </TabPanel>
        <TabPanel value="manual" staysMounted>
          <DialogForm
            form={form}
            onCancel={onClose}
            submitText="Create Course"
            pendingText="Creating..."
            isPending={isPending}
          >
            {found ? (
              <div className={asStack({ gap: 2, bottom: 3 })}>
                <p>{`${found.holes.length} holes come with this course. Check every value before you create it.`}</p>
                <p>
                  {found.attribution ??
                    "This is what a language model says of the course. It may be wrong in every value."}
                </p>
              </div>
            ) : null}
            <div className={columns}>
              <Fields of={courseTable} form={form} asked={null} />
            </div>
          </DialogForm>
        </TabPanel>
      </Tabs>
      {offered ? (
        <ReplaceTypedDialog
          courseName={offered.name}
          onKeep={() => setOffered(null)}
          onReplace={() => takeOver(offered)}
        />
      ) : null}
    </Sheet>
  );
};

const useCreateCourse = () =>
  useWrite(createCourse, (body: NewCourse) => ({ body }), {
    done: "Course created",
    onFailed: toastError("Failed to create course"),
  });

interface ReplaceTypedDialogProps {
  readonly courseName: string;
  readonly onKeep: () => void;
  readonly onReplace: () => void;
}

/** Asks before a found course replaces typed values. */
const ReplaceTypedDialog = ({ courseName, onKeep, onReplace }: ReplaceTypedDialogProps) => (
  <ConfirmDialog
    isOpen
    onClose={onKeep}
    onConfirm={onReplace}
    title="Replace what you typed?"
    confirmText="Replace"
    pendingText="Replacing..."
    isPending={false}
    cancelText="Keep mine"
  >
    <p>{`The details of ${courseName} will take the place of everything you typed in this form.`}</p>
  </ConfirmDialog>
);

interface SearchCourseProps {
  readonly onFound: (course: FoundCourse) => void;
  readonly onClose: () => void;
}

/** Searches a real course by its name and fills the form with it. */
const SearchCourse = ({ onFound, onClose }: SearchCourseProps) => {
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
      form={form}
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

/** Looks for a real course by its name. */
export const useSearchCourse = (onFound: (course: FoundCourse) => void) => {
  const { toast } = useToast();
  return useMutation({
    mutationFn: (values: { readonly courseName: string; readonly location: string }) =>
      call(searchCourse, { body: values }),
    onSuccess: (found) => {
      toast({ title: "Course found" });
      onFound(found);
    },
    onError: toastError("Course search failed"),
  });
};
