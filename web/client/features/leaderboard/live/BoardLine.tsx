import { History } from "lucide-react";
import { Badge } from "../../../components/badges/Badge.tsx";
import { LiveSign } from "../../../components/badges/LiveSign.tsx";
import { clockTime } from "../../../lib/dates/moment.ts";
import { useNow } from "../../../lib/useNow.ts";
import * as styles from "./BoardLine.css.ts";

interface Props {
  /** Null is the present. */
  readonly moment: Date | null;
  readonly isLost: boolean;
  /** 0 before the first score. */
  readonly currentRound: number;
  /** When the live figures came from the server; 0 is never. */
  readonly updatedAt: number;
}

const SECOND = 1000;

/** "Live", the round and the time. While the line is lost, the time stands still. */
export const BoardLine = ({ moment, isLost, currentRound, updatedAt }: Props) => {
  const now = useNow(SECOND);
  const round = currentRound > 0 ? [`Round ${currentRound}`] : [];
  if (moment) {
    return (
      <div className={styles.line}>
        <Badge kind="caution" icon={<History size={18} aria-hidden="true" />}>
          {clockTime(moment)}
        </Badge>
        <span className={styles.when}>{round}</span>
      </div>
    );
  }
  const time = clockTime(isLost && updatedAt > 0 ? new Date(updatedAt) : now);
  return (
    <div className={styles.line}>
      <LiveSign isLost={isLost} />
      <span className={styles.when}>{[...round, time].join(" · ")}</span>
    </div>
  );
};
