import type { RecordFingerprint } from "../../../../contract/board/record.ts";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { asRow } from "../../../ui/layout.ts";
import { figure } from "../../../ui/theme/voices.css.ts";
import * as styles from "./EventRecord.css.ts";

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
