import type { ReactNode } from "react";
import { ListBar } from "../../../form/ListBar.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { asRow } from "../../../ui/layout.ts";
import { type Section, sections, sectionTitles } from "./sections.ts";
import * as styles from "./Verify.css.ts";

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
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
export const VerifyTools = (props: Props) => (
  <div className={styles.head}>
    <ListBar label="Find a player" search={props.search} onSearch={props.onSearch}>
      <SelectField
        label="Round"
        className={styles.filter}
        value={props.round === null ? "" : String(props.round)}
        onChange={(value) => props.onRound(value === "" ? null : Number(value))}
        emptyLabel="All rounds"
        options={Array.from({ length: props.numberOfRounds }, (_, index) => ({
          value: String(index + 1),
          label: `Round ${index + 1}`,
        }))}
      />
      <SelectField
        label="Show"
        className={styles.filter}
        value={props.only ?? ""}
        onChange={(value) => props.onOnly(sections.find((section) => section === value) ?? null)}
        emptyLabel="All cards"
        options={sections.map((value) => ({ value, label: sectionTitles[value] }))}
      />
    </ListBar>
    <div className={asRow({ gap: 2, align: "stretch", wrap: true })}>{props.children}</div>
  </div>
);
