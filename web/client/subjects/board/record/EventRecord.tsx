import { Download } from "lucide-react";
import { useId } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { getRecordFingerprint, type RecordFingerprint } from "../../../../contract/board/record.ts";
import { useRead } from "../../../data/read.ts";
import { LinkButton } from "../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { figure } from "../../../ui/theme/theme.css.ts";
import * as styles from "../Leaderboard.css.ts";

interface Props {
  readonly tournamentId: TournamentId;
}

/** The fingerprint of all recorded events of the tournament, and the record as a file. */
export const EventRecord = ({ tournamentId }: Props) => {
  const hintId = useId();
  const query = useRead(getRecordFingerprint, { eventId: tournamentId });
  const { data } = query;
  if (query.isPending) return <SkeletonSlats label="Loading the fingerprint..." />;
  return (
    <Panel title="The record of this event">
      <div className={asStack({ gap: 3, items: "start" })}>
        {data ? (
          <Fingerprint {...data} />
        ) : (
          <FailedRead title="The fingerprint could not be loaded" of={query} />
        )}
        <LinkButton
          to={`/api/events/${tournamentId}/record`}
          download
          variant="line"
          size="small"
          icon={<Download size={20} aria-hidden="true" />}
          describedBy={hintId}
        >
          Download the record
        </LinkButton>
        <p id={hintId} className={styles.hint} data-screen-only="">
          The file proves the result. It names people by ids, and holds all that was recorded, also
          notes. Payments and the reasons given for withdrawals and disqualifications are in it for
          administrators of the event only.
        </p>
      </div>
    </Panel>
  );
};

/** The hash of all recorded events, which people copy to compare it. */
export const Fingerprint = ({ fingerprint, events }: RecordFingerprint) => (
  <>
    <div className={asRow({ gap: 2 })}>
      <span className={`${figure} ${styles.hash}`}>{fingerprint}</span>
      <CopyButton text={fingerprint} label="Copy the fingerprint" />
    </div>
    <p className={styles.hint}>Fingerprint as of event {events}</p>
  </>
);
