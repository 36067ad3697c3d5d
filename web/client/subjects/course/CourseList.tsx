import { useQuery } from "@tanstack/react-query";
import { Archive, ArchiveRestore, type LucideIcon, Pencil, TableProperties } from "lucide-react";
import { useState } from "react";
import type { Course } from "../../../contract/course/course.ts";
import { listCourses } from "../../../contract/course/courses.ts";
import { partOf } from "../../data/read.ts";
import { fetchFailure } from "../../data/toasts.ts";
import { ListBar } from "../../form/ListBar.tsx";
import { SelectField } from "../../form/SelectField.tsx";
import { Badge } from "../../ui/badges/Badge.tsx";
import { ListFileLink } from "../../ui/files/ListFileLink.tsx";
import { asRow, asStack, asText } from "../../ui/layout.ts";
import { TooltipGroup } from "../../ui/overlays/Tooltip.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { Pager } from "../../ui/tables/Pager.tsx";
import { type Column, RowTools, type Sorting, Table } from "../../ui/tables/Table.tsx";
import { lengthHead } from "../../ui/units.ts";
import { PAGE_SIZE, useListing } from "../../ui/useListing.ts";
import * as styles from "./Course.css.ts";

interface Props {
  readonly chosenId: string | null;
  readonly onOpen: (panel: CoursePanel, course: Course) => void;
}

const filters = [
  { value: "active", label: "Active Courses" },
  { value: "archived", label: "Archived Courses" },
  { value: "all", label: "All Courses" },
] as const;
type Filter = (typeof filters)[number]["value"];

const isFilter = (value: string): value is Filter => filters.some((each) => each.value === value);

/** The list of courses, with a search by name and place, page by page. */
export const CourseList = (props: Props) => {
  const [status, setStatus] = useState<Filter>("active");
  const listing = useListing();
  const courses = useQuery(partOf(listCourses, { ...listing.query, status }));
  return (
    <div className={asStack({ gap: 3, shrinks: true })}>
      <ListBar label="Search courses" search={listing.search} onSearch={listing.onSearch}>
        <SelectField
          label="Status"
          className={styles.filter}
          value={status}
          options={filters}
          onChange={(value) => {
            if (isFilter(value)) setStatus(value);
            listing.toFirstPage();
          }}
        />
        <ListFileLink
          to={`/api/admin/courses.csv?${new URLSearchParams({ ...listing.asked, status })}`}
        />
      </ListBar>
      <Found {...props} listing={listing} courses={courses} status={status} />
    </div>
  );
};

interface FoundProps extends Props {
  readonly status: Filter;
  readonly listing: ReturnType<typeof useListing>;
  readonly courses: ReturnType<typeof useQuery<{ items: ReadonlyArray<Course>; total: number }>>;
}

const Found = ({ status, listing, courses, ...props }: FoundProps) => {
  const { data, isLoadingError, error } = courses;
  if (isLoadingError) {
    return <FailedRead title={fetchFailure("courses", error)} of={courses} />;
  }
  if (!data) return <SkeletonSlats label="Loading courses..." />;
  if (data.total === 0) return <NoCourse isSearch={listing.search !== ""} status={status} />;
  return (
    <TooltipGroup>
      <CoursesTable {...props} courses={data.items} sorting={listing.sorting} />
      <Pager
        what="course"
        total={data.total}
        page={listing.page}
        pageSize={PAGE_SIZE}
        onTurn={listing.onTurn}
      />
    </TooltipGroup>
  );
};

const NoCourse = ({ isSearch, status }: { readonly isSearch: boolean; readonly status: Filter }) =>
  isSearch ? (
    <EmptyState as="h2" title="No Courses Found" seed="courses">
      No course here has such a name or place. Archived courses stand under their own status.
    </EmptyState>
  ) : status === "archived" ? (
    <EmptyState as="h2" title="No Archived Courses" seed="courses">
      A course that is archived stands here, and can be restored.
    </EmptyState>
  ) : (
    <EmptyState as="h2" title="No Courses Yet" seed="courses">
      Add the course you play on; events take their holes and tees from it.
    </EmptyState>
  );

type CoursePanel = "edit" | "scorecard" | "archive" | "restore";

interface CoursesTableProps {
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
const CoursesTable = ({ courses, chosenId, sorting, onOpen }: CoursesTableProps) => {
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
    header: lengthHead(),
    sortField: "totalYardage",
    cell: ({ totalYardage }) => totalYardage ?? "N/A",
  },
  { header: "Phone", cell: ({ phone }) => phone ?? "N/A" },
];
