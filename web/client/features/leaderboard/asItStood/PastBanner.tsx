import { History } from "lucide-react";
import { Button } from "../../../components/buttons/Button.tsx";
import { momentText } from "../../../lib/dates/momentText.ts";
import { durationText } from "./durationText.ts";
import * as styles from "./PastBanner.css.ts";

interface Props {
  readonly moment: Date;
  readonly now: Date;
  /** Hole scores that came in since; null while one of the boards is not there. */
  readonly scoresSince: number | null;
  readonly onBackToLive: () => void;
}

/** Nobody may take an earlier board for the current one. */
export const PastBanner = ({ moment, now, scoresSince, onBackToLive }: Props) => {
  const ago = durationText(now.getTime() - moment.getTime());
  const scores = scoresSince === 1 ? "1 score" : `${scoresSince} scores`;
  return (
    <div className={styles.banner}>
      <History className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>
          <output>{`Not current: ${momentText(moment, now)}`}</output>
        </p>
        <p className={styles.note}>
          {`The board as it stood then. ${ago}${scoresSince ? ` and ${scores}` : ""} ago.`}
        </p>
      </div>
      <Button size="small" onClick={onBackToLive}>
        Back to live
      </Button>
    </div>
  );
};
