import type { OwnSession } from "../../../../contract/person/ownSessions.ts";
import { Tag } from "../../../ui/badges/Badge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { momentText } from "../../../ui/dates/momentText.ts";
import { asRow, asText } from "../../../ui/layout.ts";
import * as styles from "./Account.css.ts";

interface Props {
  readonly session: OwnSession;
  readonly now: Date;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export const SessionRow = ({ session, now, isEnding, onEnd }: Props) => {
  const { browser, isCurrent, startedAt, lastSeenAt } = session;
  const since = momentText(new Date(startedAt), now);
  const seen = momentText(new Date(lastSeenAt), now);
  return (
    <li
      className={asRow({
        gap: 2,
        justify: "between",
        wrap: true,
        pad: 3,
        ground: "raised",
        radius: "slot",
      })}
    >
      <div className={styles.facts}>
        <p className={asText({ weight: "strong", breaks: true })}>{browser}</p>
        <p className={asText({ tone: "textDim", size: "sm" })}>{`Signed in: ${since}`}</p>
        {isCurrent ? null : (
          <p className={asText({ tone: "textDim", size: "sm" })}>{`Last seen: ${seen}`}</p>
        )}
      </div>
      {isCurrent ? (
        <Tag>This device</Tag>
      ) : (
        <Button
          variant="line"
          size="small"
          aria-label={`End session: ${browser}, signed in ${since}`}
          isPending={isEnding}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
};
