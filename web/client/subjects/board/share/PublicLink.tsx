import type { EventDetail } from "../../../../contract/event/event.ts";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { asRow } from "../../../ui/layout.ts";
import * as styles from "../Leaderboard.css.ts";
import { ShareBoard } from "./ShareBoard.tsx";

interface Props {
  readonly event: Pick<EventDetail, "shareCode" | "name">;
}

/** Where the public board of an event is; nothing while it has none. */
export const PublicLink = ({ event: { shareCode, name } }: Props) => {
  if (shareCode === null) return null;
  const link = new URL(`/follow/${shareCode}`, location.origin).href;
  return (
    <Panel
      title="Public leaderboard"
      as="h3"
      action={<ShareBoard shareCode={shareCode} eventName={name} />}
    >
      <p>Anyone with this link can follow the leaderboard, without signing in.</p>
      <div className={asRow({ gap: 2 })}>
        <span className={styles.link}>{link}</span>
        <CopyButton text={link} label={`Copy the link to the public leaderboard: ${name}`} />
      </div>
    </Panel>
  );
};
