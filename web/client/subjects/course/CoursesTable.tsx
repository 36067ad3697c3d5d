import { Archive, ArchiveRestore, type LucideIcon, Pencil, TableProperties } from "lucide-react";
import type { Course } from "../../../contract/course/course.ts";
import { Badge } from "../../ui/badges/Badge.tsx";
import { asRow, asText } from "../../ui/layout.ts";
import { RowTools } from "../../ui/tables/RowTools.tsx";
import { type Column, type Sorting, Table } from "../../ui/tables/Table.tsx";

export type CoursePanel = "edit" | "scorecard" | "archive" | "restore";

interface Props {
  readonly courses: ReadonlyArray<Course>;
  /** The course whose dialog is open. */
  readonly chosenId: string | null;
  readonly sorting: Sorting;
  readonly onOpen: (panel: CoursePanel, course: Course) => void;
}

interface Tool {
  readonly panel: CoursePanel;
  readonly label: string;
  readonly Sign: LucideIcon;
}

const toolsFor = ({ status }: Course): ReadonlyArray<Tool> => [
  { panel: "edit", label: "Edit Course", Sign: Pencil },
  { panel: "scorecard", label: "Edit Scorecard", Sign: TableProperties },
  status === "archived"
    ? { panel: "restore", label: "Restore Course", Sign: ArchiveRestore }
    : { panel: "archive", label: "Archive Course", Sign: Archive },
];

/** Courses, and the tools for each. */
export const CoursesTable = ({ courses, chosenId, sorting, onOpen }: Props) => {
  const actions: Column<Course> = {
    header: "Actions",
    isTools: true,
    cell: (course) => (
      <RowTools
        about={course.name}
        tools={toolsFor(course).map(({ panel, label, Sign }) => ({
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
      sorting={sorting}
    />
  );
};

const columns: ReadonlyArray<Column<Course>> = [
  {
    header: "Course Name",
    sortField: "name",
    cell: ({ name, status }) => (
      <span className={asRow({ gap: 2, inline: true, wrap: true, breaks: true })}>
        {name}
        {status === "archived" ? <Badge kind="completed">Archived</Badge> : null}
      </span>
    ),
  },
  {
    header: "Location",
    sortField: "location",
    cell: ({ location }) => <span className={asText({ breaks: true })}>{location}</span>,
  },
  { header: "Par", sortField: "totalPar", cell: ({ totalPar }) => totalPar ?? "N/A" },
  {
    header: "Yardage",
    sortField: "totalYardage",
    cell: ({ totalYardage }) => totalYardage ?? "N/A",
  },
  { header: "Phone", cell: ({ phone }) => phone ?? "N/A" },
];
