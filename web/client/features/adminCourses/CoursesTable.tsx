import { Archive, Pencil, TableProperties } from "lucide-react";
import type { Course } from "../../../contract/course.ts";
import { RowTools } from "../../components/tables/RowTools.tsx";
import { type Column, Table } from "../../components/tables/Table.tsx";
import * as styles from "./CoursesTable.css.ts";

export type CoursePanel = "edit" | "scorecard" | "archive";

interface Props {
  readonly courses: ReadonlyArray<Course>;
  /** The course whose dialog is open. */
  readonly chosenId: string | null;
  readonly onOpen: (panel: CoursePanel, course: Course) => void;
}

const tools = [
  { panel: "edit", label: "Edit Course", Sign: Pencil },
  { panel: "scorecard", label: "Edit Scorecard", Sign: TableProperties },
  { panel: "archive", label: "Archive Course", Sign: Archive },
] as const;

/** Every active course, and the tools for each. */
export const CoursesTable = ({ courses, chosenId, onOpen }: Props) => {
  const actions: Column<Course> = {
    header: "Actions",
    isTools: true,
    cell: (course) => (
      <RowTools
        about={course.name}
        tools={tools.map(({ panel, label, Sign }) => ({
          label,
          icon: <Sign size={22} aria-hidden="true" />,
          onSelect: () => onOpen(panel, course),
        }))}
      />
    ),
  };
  return (
    <Table
      caption="Courses"
      columns={[...columns, actions]}
      rows={courses}
      keyOf={({ id }) => id}
      chosenKey={chosenId}
    />
  );
};

const columns: ReadonlyArray<Column<Course>> = [
  { header: "Course Name", cell: ({ name }) => <span className={styles.text}>{name}</span> },
  { header: "Location", cell: ({ location }) => <span className={styles.text}>{location}</span> },
  { header: "Par", cell: ({ totalPar }) => totalPar ?? "N/A" },
  { header: "Yardage", cell: ({ totalYardage }) => totalYardage ?? "N/A" },
  { header: "Phone", cell: ({ phone }) => phone ?? "N/A" },
];
