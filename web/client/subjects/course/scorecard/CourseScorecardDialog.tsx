import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Course } from "../../../../contract/course/course.ts";
import { useUnsaved } from "../../../form/useUnsaved.ts";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";
import { RoundsKept } from "../RoundsKept.tsx";
import { AddHoleForm } from "./AddHoleForm.tsx";
import * as styles from "./CourseScorecard.css.ts";
import { cardQuery } from "./cardQuery.ts";
import type { Card } from "./cardValues.ts";
import { ScorecardForm } from "./ScorecardForm.tsx";
import { useCardDraft } from "./useCardDraft.ts";

interface Props {
  readonly course: Course;
  readonly onClose: () => void;
}

type TabName = "scorecard" | "add";

/** The holes of a course, as its printed card has them. */
export const CourseScorecardDialog = ({ course, onClose }: Props) => {
  const read = useQuery(cardQuery(course.id));
  const { data, isLoadingError } = read;
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={course.name}>
      <DialogBody>
        {data ? (
          <OpenCard card={data} />
        ) : isLoadingError ? (
          <FailedRead title="The scorecard could not be loaded" of={read} />
        ) : (
          <SkeletonSlats label="Loading scorecard..." />
        )}
      </DialogBody>
    </Dialog>
  );
};

const OpenCard = ({ card }: { readonly card: Card }) => {
  const [tab, setTab] = useState<TabName>("scorecard");
  const draft = useCardDraft(card);
  const typed = useRef<HTMLDivElement>(null);
  useUnsaved(typed, draft.isDirty);
  return (
    <Tabs value={tab} onChange={setTab} className={styles.tabs}>
      <UnderlineTabs
        label="Scorecard of the course"
        tabs={[
          { value: "scorecard", label: "Scorecard" },
          { value: "add", label: "Add Hole" },
        ]}
      />
      <RoundsKept courseId={card.course.id} />
      {/* Stays mounted, so that typed values survive a change of the tab. */}
      <div ref={typed}>
        <TabPanel value="scorecard">
          <ScorecardForm draft={draft} />
        </TabPanel>
      </div>
      <TabPanel value="add">
        <AddHoleForm card={card} onAdded={() => void draft.follow()} />
      </TabPanel>
    </Tabs>
  );
};
