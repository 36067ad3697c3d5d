import { useQuery } from "@tanstack/react-query";
import type {
  HoleNumber,
  RoundNumber,
  SideGameId,
  TournamentId,
} from "../../../../../domain/shared/values.ts";
import type { TodayEvent } from "../../../../contract/event/today.ts";
import { longDate } from "../../../ui/dates/dateText.ts";
import { onSite } from "../../../ui/dates/wallClock.ts";
import { asStack } from "../../../ui/layout.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonPanel } from "../../../ui/states/Skeleton.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { todayQuery } from "./api.ts";
import * as styles from "./Today.css.ts";
import { TodayCard } from "./TodayCard.tsx";

interface Props {
  /** Holes that were entered on this device and are not known to the server yet. */
  readonly enteredHere: (
    tournamentId: TournamentId,
    roundNumber: RoundNumber,
  ) => ReadonlySet<HoleNumber>;
  /** Whether a hole of a side game was answered on this device, which the server does not know yet. */
  readonly isRecordedHere: (
    tournamentId: TournamentId,
    sideGameId: SideGameId,
    holeNumber: HoleNumber,
  ) => boolean;
}

/** What the player's events need today. It is not rendered if there is nothing. */
export const Today = (props: Props) => {
  const read = useQuery(todayQuery);
  const { data, error } = read;
  if (data && data.length > 0) return <Events events={data} {...props} />;
  if (data !== undefined || !error) return null;
  return (
    <section className={styles.today} aria-label="Today">
      <FailedRead title="Your events of today could not be loaded" of={read} />
    </section>
  );
};

/** Shown until the player's day is known. */
export const TodayComing = () => (
  <section className={styles.coming} aria-label="Today">
    <SkeletonPanel label="Loading your events..." count={3} />
  </section>
);

/** Nobody is asked again for what waits to be sent. */
const withoutAnswered = (
  today: TodayEvent,
  isRecordedHere: Props["isRecordedHere"],
): TodayEvent => ({
  ...today,
  games: today.games.map(({ isAsked, askedHole = null, ...game }) => ({
    ...{ ...game, askedHole },
    isAsked: isAsked && !(askedHole && isRecordedHere(today.event.id, game.id, askedHole)),
  })),
});

const A_MINUTE = 60_000;
/**
 * Each takes one of the six connections that a browser opens to one server without HTTP/2. If all
 * were taken, nothing else could be fetched.
 */
const MOST_LIVE = 3;
const NOTHING: ReadonlySet<HoleNumber> = new Set();

const Events = ({
  events,
  enteredHere,
  isRecordedHere,
}: Props & { readonly events: ReadonlyArray<TodayEvent> }) => {
  // Tee times and dates are shown relative to this minute.
  const now = useNow(A_MINUTE);
  const active = events.filter(({ event }) => event.status === "active");
  const live = new Set(active.slice(0, MOST_LIVE));
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
          <li key={today.event.id} className={asStack({ shrinks: true })}>
            <TodayCard
              today={withoutAnswered(today, isRecordedHere)}
              isLive={live.has(today)}
              entered={today.round ? enteredHere(today.event.id, today.round.roundNumber) : NOTHING}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
