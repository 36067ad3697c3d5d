import { History } from "lucide-react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { momentText } from "../../../ui/dates/momentText.ts";
import { asText } from "../../../ui/layout.ts";
import type { PlayState } from "../live/playState.ts";
import { useCopyLink } from "../share/useCopyLink.ts";
import { momentLink } from "./momentLink.ts";
import * as styles from "./PastBanner.css.ts";
import { MINUTE } from "./timeSpan.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly moment: Date;
  readonly now: Date;
  readonly playState: PlayState;
  /** Number of hole scores since that moment; null while one of the boards is missing. */
  readonly scoresSince: number | null;
  readonly onBack: () => void;
}

/** Makes clear that the board is not the current one. */
export const PastBanner = (props: Props) => {
  const { tournamentId, moment, now, playState, scoresSince, onBack } = props;
  const copy = useCopyLink();
  const ago = durationText(now.getTime() - moment.getTime());
  const scores = scoresSince === 1 ? "1 score" : `${scoresSince} scores`;
  return (
    <div className={styles.banner}>
      <History className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <p className={asText({ weight: "strong", figures: true })}>
          <output>{`Not current: ${momentText(moment, now)}`}</output>
        </p>
        <p className={asText({ size: "sm" })}>
          {`The board as it stood then. ${ago}${scoresSince ? ` and ${scores}` : ""} ago.`}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        onClick={() => void copy(momentLink(tournamentId, moment))}
      >
        Copy Link
      </Button>
      <Button size="small" onClick={onBack}>
        {playState === "live" ? "Back to live" : "Back to the last board"}
      </Button>
    </div>
  );
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** "2 h 52 min", "3 days". */
export const durationText = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / MINUTE);
  const days = Math.floor(minutes / DAY);
  if (days > 0) return days === 1 ? "1 day" : `${days} days`;
  const hours = Math.floor(minutes / HOUR);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % HOUR} min`;
};
