import { useQuery } from "@tanstack/react-query";
import { TooltipGroup } from "../../components/overlays/Tooltip.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../components/states/Skeleton.tsx";
import { fetchFailure } from "../../lib/errorToast.ts";
import { coursesQuery } from "./api.ts";
import { CoursesTable } from "./CoursesTable.tsx";

type Props = Omit<Parameters<typeof CoursesTable>[0], "courses">;

/** The table of courses, or what stands in its place. */
export const CourseList = (props: Props) => {
  const { data, isLoadingError, error, isFetching, refetch } = useQuery(coursesQuery);
  if (isLoadingError) {
    return (
      <ErrorState
        title={fetchFailure("courses", error)}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonSlats label="Loading courses..." />;
  if (data.length === 0) {
    return (
      <EmptyState as="h2" title="No Courses Yet" seed="courses">
        Add the course you play on; events take their holes and tees from it.
      </EmptyState>
    );
  }
  return (
    <TooltipGroup>
      <CoursesTable {...props} courses={data} />
    </TooltipGroup>
  );
};
