import { useQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { asText } from "../../ui/layout.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { heading } from "../../ui/theme/theme.css.ts";
import { myRegistrationsQuery, myRoundsQuery, myScoringAveragesQuery } from "./api.ts";
import * as styles from "./Profile.css.ts";
import { type Award, allAwards } from "./statistics.ts";

/** The awards a player has earned, and those still open. */
export const Awards = () => {
  const averages = useQuery(myScoringAveragesQuery);
  const rounds = useQuery(myRoundsQuery);
  const registrations = useQuery(myRegistrationsQuery);
  const sources = [averages, rounds, registrations];

  if (averages.data && rounds.data && registrations.data) {
    const awards = allAwards({
      totalRounds: averages.data.totalRounds,
      rounds: rounds.data,
      registrations: registrations.data,
    });
    return <AwardLists awards={awards} />;
  }
  return sources.some(({ isError }) => isError) ? (
    <FailedRead title="Your awards could not be loaded" of={sources} />
  ) : (
    <SkeletonSlats label="Loading awards..." count={3} />
  );
};

interface Props {
  readonly awards: ReadonlyArray<Award>;
}

const AwardLists = ({ awards }: Props) => {
  const earned = awards.filter(({ isEarned }) => isEarned);
  const ahead = awards.filter(({ isEarned }) => !isEarned);
  return (
    <div className={styles.section}>
      {earned.length === 0 ? (
        <EmptyState title="No Awards Yet" as="h2">
          Ten rounds, a whole round under 80 or five events earn the first one.
        </EmptyState>
      ) : (
        <ul className={styles.awards}>
          {earned.map(({ title, text }) => (
            <AwardSlat key={title} title={title} text={text} sign={styles.awardSign} />
          ))}
        </ul>
      )}
      {ahead.length === 0 ? null : (
        <>
          <header className={styles.head}>
            <h2 className={heading}>Still to earn</h2>
          </header>
          <ul className={styles.awards}>
            {ahead.map(({ title, text, progress }) => (
              <AwardSlat
                key={title}
                title={title}
                text={`${text} · ${progress}`}
                sign={styles.awardAhead}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

interface SlatProps extends Pick<Award, "title" | "text"> {
  readonly sign: string;
}

const AwardSlat = ({ title, text, sign }: SlatProps) => (
  <li className={styles.award}>
    <Trophy size={32} className={sign} aria-hidden="true" />
    <span>
      <b className={styles.awardTitle}>{title}</b>
      <span className={asText({ tone: "textDim", size: "sm" })}>{text}</span>
    </span>
  </li>
);
