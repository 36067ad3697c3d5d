import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Course } from "../../../../contract/course.ts";
import { Dialog, DialogBody } from "../../../components/dialogs/Dialog.tsx";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../../components/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../../components/tabs/Tabs.tsx";
import { holesQuery } from "../../../lib/holesQuery.ts";
import { RoundsKept } from "../RoundsKept.tsx";
import { AddHoleForm } from "./AddHoleForm.tsx";
import { CardCautions } from "./CardCautions.tsx";
import * as styles from "./CourseScorecard.css.ts";
import { nextHoleNumber } from "./holeValues.ts";
import { Scorecard } from "./Scorecard.tsx";

interface Props {
  readonly course: Course;
  readonly onClose: () => void;
}

type TabName = "scorecard" | "add";

/** The holes of a course, as its printed card has them. */
export const CourseScorecardDialog = ({ course, onClose }: Props) => {
  const [tab, setTab] = useState<TabName>("scorecard");
  const { data, isLoadingError, error, isFetching, refetch } = useQuery(holesQuery(course.id));
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={course.name}>
      <DialogBody>
        {data ? (
          <Tabs value={tab} onChange={setTab} className={styles.tabs}>
            <UnderlineTabs
              label="Scorecard of the course"
              tabs={[
                { value: "scorecard", label: "Scorecard" },
                { value: "add", label: "Add Hole" },
              ]}
            />
            <CardCautions holes={data} />
            <RoundsKept courseId={course.id} />
            <TabPanel value="scorecard">
              <Scorecard courseId={course.id} holes={data} onAdd={() => setTab("add")} />
            </TabPanel>
            <TabPanel value="add">
              {/* Each hole that was added makes way for the next one. */}
              <AddHoleForm
                key={data.length}
                courseId={course.id}
                nextNumber={nextHoleNumber(data)}
              />
            </TabPanel>
          </Tabs>
        ) : isLoadingError ? (
          <ErrorState
            title="The scorecard could not be loaded"
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SkeletonSlats label="Loading scorecard..." />
        )}
      </DialogBody>
    </Dialog>
  );
};
