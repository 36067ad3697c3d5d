import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { EventDetail } from "../../../contract/event/event.ts";
import { listGroups } from "../../../contract/teeSheet/groups.ts";
import { useRead } from "../../data/read.ts";
import { addressNow } from "../../device/addressNow.ts";
import { unsaved } from "../../device/unsaved.ts";
import { SelectField } from "../../form/SelectField.tsx";
import { LinkButton } from "../../ui/buttons/Button.tsx";
import { asRow } from "../../ui/layout.ts";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../ui/tabs/Tabs.tsx";
import { heading } from "../../ui/theme/theme.css.ts";
import { roundToOpen } from "../event/roundToOpen.ts";
import { useOneBallSides } from "../field/oneBallSides.ts";
import { everybodyQuery } from "../field/participantsQuery.ts";
import { Analytics } from "./analytics/Analytics.tsx";
import { AutoSchedule } from "./draw/AutoSchedule.tsx";
import { Schedule } from "./schedule/Schedule.tsx";
import { sheetOf } from "./sheet.ts";
import * as styles from "./TeeSheet.css.ts";

const tabs = [
  { value: "schedule", label: "Schedule" },
  { value: "auto", label: "Auto Schedule" },
  { value: "analytics", label: "Analytics" },
] as const;

interface Props {
  readonly event: EventDetail;
  /** False for readers who may only view. */
  readonly mayManage: boolean;
}

/** The tee sheet: groups by hand or by draw, and analytics. */
export const TeeSheet = ({ event, mayManage }: Props) => {
  const [search, setSearch] = useSearchParams();
  const title = useRef<HTMLHeadingElement>(null);
  const groups = useRead(listGroups, { eventId: event.id });
  const participants = useQuery(everybodyQuery(event.id));
  const { sides } = useOneBallSides(event);
  const [openedAt] = useState(() => new Date());
  const round = roundToOpen(event, search.get("round"), openedAt);
  const offered = mayManage ? tabs : tabs.filter(({ value }) => value !== "auto");
  const tab = offered.find(({ value }) => value === search.get("view"))?.value ?? "schedule";
  // Part and round are in the address, so that a reload shows the same.
  const go = (change: Readonly<Record<string, string>>) =>
    setSearch({ ...Object.fromEntries(addressNow()), ...change }, { replace: true });
  const show = (view: "schedule" | "auto") =>
    unsaved.leave(document, () => {
      go({ view });
      // The pressed button disappears with its part.
      title.current?.focus();
    });

  if (!groups.data || !participants.data) {
    const reads = [groups, participants];
    return reads.some(({ error }) => error) ? (
      <FailedRead title="The schedule could not be loaded" of={reads} />
    ) : (
      <SkeletonSlats label="Loading schedule..." />
    );
  }
  const sheet = sheetOf(groups.data, participants.data, round);
  const parts = { event, round, sheet, mayManage };
  return (
    <Tabs value={tab} onChange={(view) => go({ view })} className={styles.sheet}>
      <div className={asRow({ gap: 3, justify: "between", wrap: true })}>
        <h2 ref={title} tabIndex={-1} className={heading}>
          Schedule
        </h2>
        {event.numberOfRounds > 1 ? (
          <SelectField
            label="Round"
            className={styles.round}
            value={String(round)}
            onChange={(chosen) => unsaved.leave(document, () => go({ round: chosen }))}
            options={Array.from({ length: event.numberOfRounds }, (_, index) => {
              return { value: String(index + 1), label: `Round ${index + 1}` };
            })}
          />
        ) : null}
        {mayManage && groups.data.length > 0 ? (
          <LinkButton to={tellPath(event)} variant="line" size="small">
            Tell the Field
          </LinkButton>
        ) : null}
      </div>
      <UnderlineTabs label="Schedule" tabs={offered} />
      <TabPanel value="schedule">
        <Schedule key={round} {...parts} sides={sides} onDraw={() => show("auto")} />
      </TabPanel>
      <TabPanel value="auto">
        <AutoSchedule key={round} {...parts} onShow={() => show("schedule")} />
      </TabPanel>
      <TabPanel value="analytics">
        <Analytics event={event} groups={groups.data} participants={participants.data} />
      </TabPanel>
    </Tabs>
  );
};

/** Tee times that move on the day are late. */
const tellPath = ({ id, status }: EventDetail) =>
  `/admin/events/${id}/messages?kind=${status === "active" ? "delay" : "teeTime"}`;
