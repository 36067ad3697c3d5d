import { useQuery } from "@tanstack/react-query";
import type { HoleNumber, RoundNumber, TournamentId } from "../../../../domain/shared/values.ts";
import type { TodayEvent } from "../../../contract/today.ts";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { SkeletonPanel } from "../../components/states/Skeleton.tsx";
import { longDate } from "../../lib/dates/dateText.ts";
import { onSite } from "../../lib/dates/moment.ts";
import { useNow } from "../../lib/useNow.ts";
import { todayQuery } from "./api.ts";
import * as styles from "./Today.css.ts";
import { TodayCard } from "./TodayCard.tsx";

interface Props {
  /** Holes that were entered on this device and are not known to the server yet. */
  readonly enteredHere: (
    tournamentId: TournamentId,
    roundNumber: RoundNumber,
  ) => ReadonlySet<HoleNumber>;
}

/** What the player's events need today. It is not rendered if there is nothing. */
export const Today = ({ enteredHere }: Props) => {
  const { data, error, refetch, isFetching } = useQuery(todayQuery);
  if (data && data.length > 0) return <Events events={data} enteredHere={enteredHere} />;
  if (data !== undefined || !error) return null;
  return (
    <section className={styles.today} aria-label="Today">
      <ErrorState
        title="Your events of today could not be loaded"
        error={error}
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
    </section>
  );
};

/** Shown until the player's day is known. */
export const TodayComing = () => (
  <section className={styles.coming} aria-label="Today">
    <SkeletonPanel label="Loading your events..." count={3} />
  </section>
);

const A_MINUTE = 60_000;
const NOTHING: ReadonlySet<HoleNumber> = new Set();

const Events = ({
  events,
  enteredHere,
}: Props & { readonly events: ReadonlyArray<TodayEvent> }) => {
  // Tee times and dates are shown relative to this minute.
  const now = useNow(A_MINUTE);
  return (
    <section className={styles.today} aria-labelledby="today">
      <header className={styles.head}>
        <h2 id="today" className={styles.title}>
          Today
        </h2>
        <p className={styles.date}>{longDate(onSite(now))}</p>
      </header>
      <ul className={styles.events}>
        {events.map((today) => (
          <li key={today.event.id} className={styles.cell}>
            <TodayCard
              today={today}
              entered={today.round ? enteredHere(today.event.id, today.round.roundNumber) : NOTHING}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
