import { History } from "lucide-react";
import { Badge, type BadgeKind } from "../../../ui/badges/Badge.tsx";
import { LiveSign } from "../../../ui/badges/Signs.tsx";
import { dayAndTime, momentText } from "../../../ui/dates/dateText.ts";
import { clockTime } from "../../../ui/dates/wallClock.ts";
import { asText } from "../../../ui/layout.ts";
import { useNow } from "../../../ui/useNow.ts";
import * as styles from "../BoardFrame.css.ts";
import type { PlayState } from "../boardEvent.ts";

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

interface PlaySignProps {
  readonly state: PlayState;
  readonly isLost: boolean;
}

const still: Readonly<Record<Exclude<PlayState, "live">, readonly [BadgeKind, string]>> = {
  "not started": ["upcoming", "Not Started"],
  final: ["completed", "Final"],
  cancelled: ["cancelled", "Cancelled"],
};

/** "Live" only while scores come in. A lost connection is always shown. */
export const PlaySign = ({ state, isLost }: PlaySignProps) => {
  if (isLost || state === "live") return <LiveSign isLost={isLost} />;
  const [kind, word] = still[state];
  return <Badge kind={kind}>{word}</Badge>;
};
