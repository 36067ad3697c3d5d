import { CloudUpload } from "lucide-react";
import { Link } from "react-router-dom";
import { getEvent } from "../../../../contract/event/events.ts";
import { useRead } from "../../../data/read.ts";
import { asText } from "../../../ui/layout.ts";
import * as styles from "./UnsentNotice.css.ts";
import { type UnsentScores, unsentText } from "./unsentScores.ts";

interface Props {
  readonly unsent: UnsentScores;
  /** The path to the sheet that sends them. */
  readonly to: string;
}

/** Says on every page of the office that typed scores are still on this device. */
export const UnsentNotice = ({ unsent, to }: Props) => {
  const { data } = useRead(getEvent, { eventId: unsent.eventId });
  return (
    <div className={styles.notice}>
      <CloudUpload size={20} className={asText({ fixed: true })} aria-hidden="true" />
      <output className={styles.words}>{unsentText(unsent.count, data?.name ?? "an event")}</output>
      <Link to={to} className={styles.way}>
        Open Scores
      </Link>
    </div>
  );
};
