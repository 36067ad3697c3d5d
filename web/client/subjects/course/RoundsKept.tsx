import { Link } from "react-router-dom";
import type { CourseId } from "../../../../domain/shared/values.ts";
import { asStack } from "../../ui/layout.ts";
import { Caution } from "../../ui/states/Caution.tsx";
import * as styles from "./Course.css.ts";
import { useRoundsKept } from "./roundsKept.ts";

interface Props {
  /** Limits the list to rounds on this course. */
  readonly courseId?: CourseId;
}

/** Rounds in play that keep the course from before its latest edit, with links to apply it. */
export const RoundsKept = ({ courseId }: Props) => {
  const kept = useRoundsKept();
  if (!kept || kept.rounds.length === 0) return null;
  if (courseId !== undefined && kept.courseId !== courseId) return null;
  return (
    <ul className={asStack({ gap: 2 })} aria-label="Rounds in play">
      {kept.rounds.map(({ eventId, eventName, roundNumber }) => (
        <li key={`${eventId} ${roundNumber}`} className={styles.round}>
          <Caution>{`Round ${roundNumber} of ${eventName} keeps the course as it was.`}</Caution>
          <Link
            to={`/admin/events/${eventId}/scores?round=${roundNumber}&apply=course`}
            className={styles.link}
            aria-label={`Apply to round ${roundNumber} of ${eventName}`}
          >
            {`Apply to round ${roundNumber}`}
          </Link>
        </li>
      ))}
    </ul>
  );
};
