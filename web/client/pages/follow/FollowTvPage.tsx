import { useSearchParams } from "react-router-dom";
import type { ShareCode } from "../../../../domain/shared/values.ts";
import type { FollowedEvent } from "../../../contract/board/follow.ts";
import { firstChoiceOf } from "../../subjects/board/boardEvent.ts";
import { FollowedOnTv } from "../../subjects/board/follow/FollowedOnTv.tsx";
import * as styles from "../../subjects/board/tv/TvScreen.css.ts";
import { usePageTitle } from "../../ui/page/Page.tsx";
import { scoringIn } from "../tv/scoringIn.ts";
import { FollowGate } from "./FollowGate.tsx";

/** The television page of a public board. */
const FollowTvPage = () => (
  <main className={styles.wall} data-theme="dark">
    <FollowGate isUnattended>
      {(event, shareCode) => <Followed event={event} shareCode={shareCode} />}
    </FollowGate>
  </main>
);

interface Props {
  readonly event: FollowedEvent;
  readonly shareCode: ShareCode;
}

const Followed = ({ event, shareCode }: Props) => {
  const [search] = useSearchParams();
  usePageTitle(`${event.name} on TV`);
  const choice = firstChoiceOf({ scoring: scoringIn(search) ?? event.scoring });
  return <FollowedOnTv shareCode={shareCode} event={event} choice={choice} />;
};

export default FollowTvPage;
