import { useQuery } from "@tanstack/react-query";
import { Option, Schema } from "effect";
import { Plus } from "lucide-react";
import { useEffect } from "react";
import { CourseId } from "../../../../domain/shared/values.ts";
import { showError } from "../../data/errorToast.ts";
import { AddCourseSheet } from "../../subjects/course/AddCourseSheet.tsx";
import {
  ArchiveCourseDialog,
  RestoreCourseDialog,
} from "../../subjects/course/ArchiveCourseDialogs.tsx";
import { courseQuery } from "../../subjects/course/api.ts";
import { CourseList } from "../../subjects/course/CourseList.tsx";
import { EditCourseSheet } from "../../subjects/course/EditCourseSheet.tsx";
import { RoundsKept } from "../../subjects/course/RoundsKept.tsx";
import { CourseScorecardDialog } from "../../subjects/course/scorecard/CourseScorecardDialog.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { asStack } from "../../ui/layout.ts";
import { ModuleHead } from "./ModuleHead.tsx";
import { useDashboardAddress } from "./useDashboardAddress.ts";

/** The courses and the open panel of one of them. */
export const CourseModule = () => {
  const { address, open, close } = useDashboardAddress();
  const courseId = courseIn(address.of);
  const { data: course, isError } = useQuery(courseQuery(courseId));
  useSelected(address.panel !== "edit" || (courseId !== null && !isError), close);
  const Open = course ? panels[address.panel ?? ""] : undefined;
  return (
    <section className={asStack({ gap: 3, fits: true, shrinks: true })}>
      <ModuleHead
        title="Course Management"
        action={
          <Button
            size="small"
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => open("add")}
          >
            Add Course
          </Button>
        }
      />
      <RoundsKept />
      <CourseList chosenId={courseId} onOpen={(panel, { id }) => open(panel, id)} />
      {address.panel === "add" ? <AddCourseSheet onClose={close} /> : null}
      {course && Open ? <Open key={course.id} course={course} onClose={close} /> : null}
    </section>
  );
};

const courseIn = (text: string | null) =>
  Option.getOrNull(Schema.decodeUnknownOption(CourseId)(text));

const panels: Readonly<Record<string, typeof EditCourseSheet | undefined>> = {
  edit: EditCourseSheet,
  scorecard: CourseScorecardDialog,
  archive: ArchiveCourseDialog,
  restore: RestoreCourseDialog,
};

/** Editing needs a course: an address without one, or with an unknown one, closes the panel. */
const useSelected = (isSelected: boolean, close: () => void) => {
  useEffect(() => {
    if (isSelected) return;
    showError("No course selected");
    close();
  }, [isSelected, close]);
};
