import type { ShareCode } from "../../../../../domain/shared/values.ts";
import { getFollowedFingerprint } from "../../../../contract/board/follow.ts";
import { useRead } from "../../../data/read.ts";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { asStack } from "../../../ui/layout.ts";
import * as styles from "../Leaderboard.css.ts";
import { Fingerprint } from "../record/EventRecord.tsx";

interface Props {
  readonly shareCode: ShareCode;
}

/**
 * What proves a result later, for whoever watches from outside. While it cannot be loaded there is
 * nothing, because the board does not need it.
 */
export const FollowedFingerprint = ({ shareCode }: Props) => {
  const { data } = useRead(getFollowedFingerprint, { shareCode });
  if (!data) return null;
  return (
    <Panel title="The record of this event">
      <div className={asStack({ gap: 3, items: "start" })}>
        <Fingerprint {...data} />
        <p className={styles.hint}>
          Keep it to prove this result: players and organisers have the record, and a record with
          anything changed since has another fingerprint.
        </p>
      </div>
    </Panel>
  );
};
