import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { getAdminToday } from "../../../../contract/event/adminToday.ts";
import { readOf } from "../../../data/read.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { Heading } from "../../../ui/page/CrestHeading.tsx";
import { Caution } from "../../../ui/states/Caution.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonCards } from "../../../ui/states/Skeleton.tsx";
import * as styles from "./AdminToday.css.ts";
import { EventToday, type PathOf } from "./EventToday.tsx";
import { troubleText } from "./waiting.ts";

interface Props {
  /** The address of a part of an event's desk. */
  readonly pathOf: PathOf;
}

/** Open tasks of today's events and of those in the week around. The list updates by itself. */
export const AdminToday = ({ pathOf }: Props) => {
  const read = useQuery(adminTodayQuery);
  const { data, isLoadingError } = read;
  const titleId = useId();
  return (
    <section className={asStack({ gap: 4, shrinks: true })} aria-labelledby={titleId}>
      <Heading>
        <span id={titleId}>Today</span>
      </Heading>
      {isLoadingError ? (
        <FailedRead title="Today could not be loaded" of={read} />
      ) : data ? (
        <>
          {data.trouble.length === 0 ? null : (
            <ul className={asStack({ gap: 2 })} aria-label="Out of order">
              {data.trouble.map((trouble) => (
                <li key={`${trouble.part} ${trouble.name}`}>
                  <Caution>{troubleText(trouble)}</Caution>
                </li>
              ))}
            </ul>
          )}
          {data.events.length === 0 ? (
            <p className={asText({ tone: "textDim" })}>
              No event that you look after is played today or within a week.
            </p>
          ) : (
            <div className={styles.events}>
              {data.events.map((event) => (
                <EventToday key={event.id} event={event} pathOf={pathOf} />
              ))}
            </div>
          )}
        </>
      ) : (
        <SkeletonCards label="Loading today..." count={2} />
      )}
    </section>
  );
};

/** In milliseconds. One call for all events is cheap, so it is repeated. */
const REFETCH_INTERVAL = 5000;

const adminTodayQuery = {
  ...readOf(getAdminToday, {}),
  refetchInterval: REFETCH_INTERVAL,
};
