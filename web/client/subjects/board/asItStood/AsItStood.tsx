import { History } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { siteConfig } from "../../../data/siteConfig.ts";
import { TextField } from "../../../form/Field.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { momentText } from "../../../ui/dates/dateText.ts";
import { momentOf, onSite } from "../../../ui/dates/wallClock.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { countText } from "../../../ui/listText.ts";
import { type PlayState, presentNames } from "../boardEvent.ts";
import * as styles from "../Leaderboard.css.ts";
import { useCopyLink } from "../share/ShareBoard.tsx";
import {
  durationText,
  HOLE,
  MINUTE,
  momentLink,
  onSlider,
  scoreAfter,
  scoreBefore,
  type TimeSpan,
} from "./moments.ts";

interface Props {
  readonly span: TimeSpan;
  /** When scores came in, in milliseconds, ascending. */
  readonly scores: ReadonlyArray<number>;
  /** Null is the present. */
  readonly chosen: Date | null;
  readonly onChoose: (moment: Date | null) => void;
  readonly now: Date;
  readonly playState: PlayState;
  /** The newest score of the chosen moment, in words; null in the present. */
  readonly newest: string | null;
}

const inputText = (moment: Date) => onSite(moment).slice(0, "YYYY-MM-DDTHH:MM".length);

const aheadText = (moment: Date, now: Date, present: string) =>
  `${momentText(moment, now)} is still to come. The board stays at "${present}".`;

/**
 * The slider for earlier boards: arrows move by a minute, Page keys by a hole, buttons by a score.
 */
export const TimeControl = ({ span, scores, chosen, onChoose, now, playState, newest }: Props) => {
  const [ahead, setAhead] = useState<string | null>(null);
  const present = presentNames[playState];
  const presentText = playState === "live" ? `${present}, ${momentText(now, now)}` : present;
  const time = (chosen ?? span.to).getTime();
  const choose = (moment: number) => onChoose(onSlider(span, moment));
  const turnPage = (event: KeyboardEvent) => {
    const direction = { PageUp: 1, PageDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    choose(time + direction * HOLE);
  };
  const chooseText = (text: string) => {
    if (text === "") return;
    const moment = momentOf(`${text}:00`, siteConfig.timeZone);
    const isAhead = moment >= now;
    setAhead(isAhead ? aheadText(moment, now, present) : null);
    onChoose(isAhead ? null : moment);
  };
  return (
    <div className={asStack({ gap: 3, packed: true })}>
      <p className={asText({ tone: "textDim", size: "sm", leading: 1.4 })}>
        Slide back to any minute, or step from score to score.
      </p>
      <input
        type="range"
        className={styles.slider}
        aria-label="Board as it stood"
        aria-valuetext={chosen ? momentText(chosen, now) : presentText}
        min={span.from.getTime()}
        max={span.to.getTime()}
        step={MINUTE}
        value={time}
        onChange={(event) => choose(event.target.valueAsNumber)}
        onKeyDown={turnPage}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{momentText(span.from, now)}</span>
        <span>{present}</span>
      </div>
      <div className={styles.steps}>
        <Button variant="quiet" size="small" onClick={() => onChoose(scoreBefore(scores, chosen))}>
          Previous score
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChoose(scoreAfter(scores, chosen))}>
          Next score
        </Button>
      </div>
      {newest === null ? null : (
        <output className={asText({ size: "sm", leading: 1.4, breaks: true })}>{newest}</output>
      )}
      <TextField
        label="Date and time"
        type="datetime-local"
        value={inputText(chosen ?? now)}
        max={inputText(now)}
        error={chosen === null ? ahead : null}
        onChange={chooseText}
      />
    </div>
  );
};

interface PastBannerProps {
  readonly tournamentId: TournamentId;
  readonly moment: Date;
  readonly now: Date;
  readonly playState: PlayState;
  /** Number of hole scores since that moment; null while one of the boards is missing. */
  readonly scoresSince: number | null;
  readonly onBack: () => void;
}

/** Makes clear that the board is not the current one. */
export const PastBanner = (props: PastBannerProps) => {
  const { tournamentId, moment, now, playState, scoresSince, onBack } = props;
  const copy = useCopyLink();
  const ago = durationText(now.getTime() - moment.getTime());
  const scores = scoresSince ? ` and ${countText(scoresSince, "score")}` : "";
  return (
    <div className={styles.banner}>
      <History className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <p className={asText({ weight: "strong", figures: true })}>
          <output>{`Not current: ${momentText(moment, now)}`}</output>
        </p>
        <p className={asText({ size: "sm" })}>
          {`The board as it stood then. ${ago}${scores} ago.`}
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
