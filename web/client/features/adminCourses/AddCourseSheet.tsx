import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Result } from "effect";
import { useState } from "react";
import type { NewCourse } from "../../../contract/courseInput.ts";
import type { FoundCourse } from "../../../contract/courseSearch.ts";
import { createCourse } from "../../../contract/courses.ts";
import { DialogForm } from "../../components/dialogs/DialogForm.tsx";
import { Sheet } from "../../components/dialogs/Sheet.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../components/tabs/Tabs.tsx";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";
import { useActionKey } from "../../lib/useActionKey.ts";
import { useForm } from "../../lib/useForm.ts";
import { useToast } from "../../lib/useToast.ts";
import { CourseFields } from "./form/CourseFields.tsx";
import { errorsOfNewCourse, readNewCourse } from "./form/courseBodies.ts";
import { newCourseValues, valuesOf } from "./form/courseValues.ts";
import * as styles from "./SearchCourse.css.ts";
import { SearchCourse } from "./SearchCourse.tsx";

interface Props {
  readonly onClose: () => void;
}

type TabName = "search" | "manual";

/** A new course, by hand or from what a search has found. Nothing is stored before it is created. */
export const AddCourseSheet = ({ onClose }: Props) => {
  const [tab, setTab] = useState<TabName>("manual");
  const [found, setFound] = useState<FoundCourse | null>(null);
  const { mutate, isPending } = useCreateCourse();
  const form = useForm({
    initial: newCourseValues,
    validate: errorsOfNewCourse,
    onSubmit: (values) => {
      const body = readNewCourse(values, found?.holes);
      if (Result.isSuccess(body)) mutate(body.success, { onSuccess: onClose });
    },
  });
  const takeOver = (course: FoundCourse) => {
    setFound(course);
    form.reset(valuesOf(course));
    setTab("manual");
  };
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
          <SearchCourse onFound={takeOver} onClose={onClose} />
        </TabPanel>
        <TabPanel value="manual">
          <DialogForm
            form={form.form}
            errorCount={form.errorCount}
            onCancel={onClose}
            submitText="Create Course"
            pendingText="Creating..."
            isPending={isPending}
          >
            {found ? (
              <div className={styles.source}>
                <p>{`${found.holes.length} holes come with this course. Check every value before you create it.`}</p>
                <p>{found.attribution}</p>
              </div>
            ) : null}
            <CourseFields form={form} />
          </DialogForm>
        </TabPanel>
      </Tabs>
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
