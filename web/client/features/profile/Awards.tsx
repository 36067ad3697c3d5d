import { useQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { SkeletonSlats } from "../../components/states/Skeleton.tsx";
import { myRegistrationsQuery, myRoundsQuery, myScoringAveragesQuery } from "./api.ts";
import * as styles from "./Profile.css.ts";
import { type Award, awardsOf } from "./statistics.ts";

/** What the player has earned. */
export const Awards = () => {
  const averages = useQuery(myScoringAveragesQuery);
  const rounds = useQuery(myRoundsQuery);
  const registrations = useQuery(myRegistrationsQuery);
  const sources = [averages, rounds, registrations];

  if (averages.data && rounds.data && registrations.data) {
    const earned = awardsOf({
      totalRounds: averages.data.totalRounds,
      rounds: rounds.data,
      registrations: registrations.data,
    });
    return <Earned awards={earned} />;
  }
  const failed = sources.find(({ isError }) => isError);
  if (!failed) return <SkeletonSlats label="Loading awards..." count={3} />;
  return (
    <ErrorState
      title="Your awards could not be loaded"
      error={failed.error}
      onRetry={() => sources.filter(({ isError }) => isError).map(({ refetch }) => refetch())}
      isRetrying={sources.some(({ isRefetching }) => isRefetching)}
    />
  );
};

interface Props {
  readonly awards: ReadonlyArray<Award>;
}

const Earned = ({ awards }: Props) =>
  awards.length === 0 ? (
    <EmptyState title="No Awards Yet" as="h2">
      Ten rounds, a whole round under 80 or five events earn the first one.
    </EmptyState>
  ) : (
    <ul className={styles.awards}>
      {awards.map(({ title, text }) => (
        <li key={title} className={styles.award}>
          <Trophy size={32} className={styles.awardSign} aria-hidden="true" />
          <span>
            <b className={styles.awardTitle}>{title}</b>
            <span className={styles.awardText}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
