import type { ReactNode } from "react";
import { SelectField } from "../../../components/forms/SelectField.tsx";
import { type Section, sections, sectionTitles } from "./sections.ts";
import * as styles from "./Verify.css.ts";

interface Props {
  readonly numberOfRounds: number;
  /** Null is all rounds. */
  readonly round: number | null;
  readonly onRound: (round: number | null) => void;
  /** Null is all cards. */
  readonly only: Section | null;
  readonly onOnly: (section: Section | null) => void;
  /** What can be done with many of them. */
  readonly children: ReactNode;
}

/** Which cards are shown, and what is done with many at once. */
export const VerifyTools = ({ numberOfRounds, round, onRound, only, onOnly, children }: Props) => (
  <div className={styles.head}>
    <div className={styles.filters}>
      <SelectField
        label="Round"
        className={styles.filter}
        value={round === null ? "" : String(round)}
        onChange={(value) => onRound(value === "" ? null : Number(value))}
        emptyLabel="All rounds"
        options={Array.from({ length: numberOfRounds }, (_, index) => ({
          value: String(index + 1),
          label: `Round ${index + 1}`,
        }))}
      />
      <SelectField
        label="Show"
        className={styles.filter}
        value={only ?? ""}
        onChange={(value) => onOnly(sections.find((section) => section === value) ?? null)}
        emptyLabel="All cards"
        options={sections.map((value) => ({ value, label: sectionTitles[value] }))}
      />
    </div>
    <div className={styles.actions}>{children}</div>
  </div>
);
