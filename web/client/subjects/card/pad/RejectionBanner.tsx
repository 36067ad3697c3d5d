import { ChevronDown, TriangleAlert } from "lucide-react";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { joinClasses } from "../../../ui/joinClasses.ts";
import * as styles from "./RejectionBanner.css.ts";

interface Props {
  readonly rejection: NonNullable<Scorecard["rejection"]>;
}

/** Says why an administrator has sent the card back, and what to do. */
export const RejectionBanner = ({ rejection }: Props) => (
  <div className={styles.banner} role="note">
    <Sign />
    <p className={styles.words}>
      <Words rejection={rejection} />
    </p>
  </div>
);

/** The same where the keys need the space: its first lines, and all of it after a press. */
export const BriefRejection = ({ rejection }: Props) => (
  <details>
    <summary className={joinClasses(styles.banner, styles.summary)}>
      <Sign />
      <span className={styles.firstLines}>
        <Words rejection={rejection} />
      </span>
      <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
    </summary>
  </details>
);

const Sign = () => <TriangleAlert size={20} className={styles.sign} aria-hidden="true" />;

const Words = ({ rejection: { reason, rejectedBy } }: Props) => (
  <>
    <b className={styles.strong}>
      {`Sent back by ${rejectedBy.firstName} ${rejectedBy.lastName}: `}
    </b>
    {reason} <span>Correct the card and submit it again.</span>
  </>
);
