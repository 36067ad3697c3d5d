import { History } from "lucide-react";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { clockTime } from "../../../ui/dates/moment.ts";
import { dayAndTime, momentText } from "../../../ui/dates/momentText.ts";
import { asText } from "../../../ui/layout.ts";
import { useNow } from "../../../ui/useNow.ts";
import * as styles from "./BoardLine.css.ts";
import { PlaySign } from "./PlaySign.tsx";
import type { PlayState } from "./playState.ts";

interface Props {
  /** Null is the present. */
  readonly moment: Date | null;
  readonly playState: PlayState;
  readonly isLost: boolean;
  /** 0 before the first score. */
  readonly currentRound: number;
  /** When the live board arrived; 0 means never. */
  readonly updatedAt: number;
  /** Of rounds that ended otherwise: "Round 2 cancelled". */
  readonly said: ReadonlyArray<string>;
}

const SECOND = 1000;

/**
 * "Live", the round and the time. The time stops while the connection is lost; a board without new
 * scores shows none.
 */
export const BoardLine = (props: Props) => {
  const { moment, playState, isLost, currentRound, updatedAt, said } = props;
  const now = useNow(SECOND);
  const printed = <span className={styles.onPaper}>{`As of ${dayAndTime(moment ?? now)}`}</span>;
  const round = currentRound > 0 ? [`Round ${currentRound}`] : [];
  if (moment) {
    return (
      <div className={styles.line}>
        <Badge kind="caution" icon={<History size={18} aria-hidden="true" />}>
          {momentText(moment, now)}
        </Badge>
        <span className={asText({ tone: "textDim", figures: true })}>
          {[...round, ...said].join(" · ")}
        </span>
        {printed}
      </div>
    );
  }
  // A board that has not arrived is not live.
  if (updatedAt === 0 && !isLost) return <div className={styles.line} />;
  const isStill = playState !== "live" && !isLost;
  const time = clockTime(isLost && updatedAt > 0 ? new Date(updatedAt) : now);
  const texts = [...(isStill ? [] : round), ...said, ...(isStill ? [] : [time])];
  return (
    <div className={styles.line}>
      <PlaySign state={playState} isLost={isLost} />
      {texts.length === 0 ? null : (
        <span className={asText({ tone: "textDim", figures: true })}>{texts.join(" · ")}</span>
      )}
      {printed}
    </div>
  );
};
