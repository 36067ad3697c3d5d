import type { ShareCode } from "../../../../../domain/shared/values.ts";
import { LazyQrCode } from "../../../components/codes/LazyQrCode.tsx";
import * as styles from "./TvBoard.css.ts";

interface Props {
  readonly shareCode: ShareCode;
}

/** Whoever stands before the screen takes the board along. */
export const TvCode = ({ shareCode }: Props) => (
  <div className={styles.follow}>
    <span className={styles.followWords}>Follow on your phone</span>
    <LazyQrCode
      text={new URL(`/follow/${shareCode}`, location.origin).href}
      label="QR code of the public leaderboard"
      className={styles.code}
    />
  </div>
);
