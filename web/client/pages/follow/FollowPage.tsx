import { CalendarDays, MapPin, Tv } from "lucide-react";
import type { Params } from "react-router-dom";
import type { ShareCode } from "../../../../domain/shared/values.ts";
import { callsOfBoard } from "../../../contract/board/firstCalls.ts";
import type { FollowedEvent } from "../../../contract/board/follow.ts";
import type { FirstAsker } from "../../../contract/firstCalls.ts";
import { FollowedBoard } from "../../subjects/board/follow/FollowedBoard.tsx";
import { EventStatusBadge } from "../../ui/badges/Signs.tsx";
import { LinkButton } from "../../ui/buttons/Button.tsx";
import { dateRange } from "../../ui/dates/dateText.ts";
import { asRow, joinClasses } from "../../ui/layout.ts";
import { CrestHeading, Page, usePageTitle, wrap } from "../../ui/page/Page.tsx";
import { SessionHeader } from "../SessionHeader.tsx";
import { FollowGate } from "./FollowGate.tsx";
import * as styles from "./FollowPage.css.ts";

/** A public leaderboard, for readers of a shared link. */
const FollowPage = () => (
  <Page title="Leaderboard" header={<SessionHeader />} className={joinClasses(wrap, styles.page)}>
    <FollowGate>
      {(event, shareCode) => <Followed event={event} shareCode={shareCode} />}
    </FollowGate>
  </Page>
);

interface Props {
  readonly event: FollowedEvent;
  readonly shareCode: ShareCode;
}

const Followed = ({ event, shareCode }: Props) => {
  usePageTitle(`${event.name}, leaderboard`);
  return (
    <>
      <header className={styles.head}>
        <div className={styles.titles}>
          <CrestHeading as="h1" size="page" className={styles.name}>
            {event.name}
          </CrestHeading>
          <EventStatusBadge status={event.status} />
        </div>
        <ul className={styles.facts}>
          <li className={asRow({ gap: 2, inline: true, breaks: true })}>
            <CalendarDays size={19} aria-hidden="true" />
            {dateRange(event.startDate, event.endDate)}
          </li>
          <li className={asRow({ gap: 2, inline: true, breaks: true })}>
            <MapPin size={19} aria-hidden="true" />
            {event.courseName ?? event.location}
          </li>
        </ul>
        <div className={styles.tv} data-screen-only="">
          <LinkButton
            to={`/follow/${shareCode}/tv`}
            variant="quiet"
            size="small"
            icon={<Tv size={20} aria-hidden="true" />}
          >
            Television
          </LinkButton>
        </div>
      </header>
      <FollowedBoard shareCode={shareCode} event={event} />
    </>
  );
};

export default FollowPage;
export const firstCalls = (_asker: FirstAsker, { shareCode = "" }: Params) =>
  callsOfBoard(shareCode);
