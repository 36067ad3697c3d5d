import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { RegistrationWithEvent } from "../../../contract/registration.ts";
import type { User } from "../../../contract/user.ts";
import { Plates } from "../../components/figures/Plates.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../components/states/Skeleton.tsx";
import { heading, textLink } from "../../theme/voices.css.ts";
import { myRegistrationsQuery, myRoundsQuery, myScoringAveragesQuery } from "./api.ts";
import * as rows from "./EventRow.css.ts";
import { EventRow } from "./EventRow.tsx";
import { MatchPlay } from "./MatchPlay.tsx";
import { nextOf, playingNow } from "./myEvents.ts";
import * as styles from "./Profile.css.ts";
import { bestScoreOf, eventsJoinedOf } from "./statistics.ts";

interface Props {
  readonly user: User;
}

/** The player at a glance. */
export const Overview = ({ user }: Props) => (
  <div className={styles.overview}>
    <StatPlates user={user} />
    <MatchPlay />
    <NextEvents />
  </div>
);

/** A figure that is not known yet, or could not be fetched, is no figure. */
const UNKNOWN = "-";
const NONE = "N/A";

const StatPlates = ({ user }: Props) => {
  const { data: averages } = useQuery(myScoringAveragesQuery);
  const { data: rounds } = useQuery(myRoundsQuery);
  const { data: registrations } = useQuery(myRegistrationsQuery);
  const plates = [
    { label: "Total Rounds", value: averages?.totalRounds ?? UNKNOWN },
    { label: "Best Score", value: rounds ? (bestScoreOf(rounds) ?? NONE) : UNKNOWN },
    { label: "Events Joined", value: registrations ? eventsJoinedOf(registrations) : UNKNOWN },
    { label: "Handicap", value: user.handicap ?? NONE },
  ];
  return <Plates plates={plates} size="large" className={styles.plates} />;
};

const NextEvents = () => {
  const { data, error, refetch, isFetching } = useQuery(myRegistrationsQuery);
  if (data) return <NextList registrations={data} />;
  if (!error) return <SkeletonSlats label="Loading events..." count={3} />;
  return (
    <ErrorState
      title="Your events could not be loaded"
      error={error}
      onRetry={() => refetch()}
      isRetrying={isFetching}
    />
  );
};

interface ListProps {
  readonly registrations: ReadonlyArray<RegistrationWithEvent>;
}

const NextList = ({ registrations }: ListProps) => {
  const next = nextOf(registrations);
  const playing = playingNow(registrations);
  return (
    <section className={styles.section}>
      {playing.length === 0 ? null : (
        <>
          <header className={styles.head}>
            <h2 className={heading}>On the course</h2>
          </header>
          <Rows registrations={playing} />
        </>
      )}
      <header className={styles.head}>
        <h2 className={heading}>Upcoming events</h2>
        {registrations.length === 0 ? null : (
          <Link to="/profile?tab=events" className={textLink}>
            {`View All ${registrations.length} ${registrations.length === 1 ? "Event" : "Events"}`}
          </Link>
        )}
      </header>
      {next.length === 0 ? (
        <p className={styles.quiet}>
          Nothing in the calendar.{" "}
          <Link to="/events" className={textLink}>
            Find an event
          </Link>
        </p>
      ) : (
        <Rows registrations={next} />
      )}
    </section>
  );
};

const Rows = ({ registrations }: ListProps) => (
  <ul className={rows.rows}>
    {registrations.map((registration) => (
      <li key={registration.id} className={rows.slat}>
        <EventRow registration={registration} />
      </li>
    ))}
  </ul>
);
