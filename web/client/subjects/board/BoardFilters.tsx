import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { Scoring } from "../../../../domain/golf/countback.ts";
import type { View } from "../../../../domain/golf/leaderboard/entry.ts";
import { range } from "../../../../domain/golf/range.ts";
import { scoringNames } from "../event/scoringText.ts";
import * as styles from "./BoardFrame.css.ts";
import { type BoardChoice, viewNames } from "./boardEvent.ts";

interface Props {
  readonly choice: BoardChoice;
  readonly onChange: (choice: BoardChoice) => void;
  readonly numberOfRounds: number;
  /** In match play no scoring is to be chosen, and no average: points of matches rank the board. */
  readonly isMatchPlay?: boolean;
}

const views: ReadonlyArray<View> = ["event-total", "single-round", "all-rounds"];
const scorings: ReadonlyArray<Scoring> = ["gross", "net", "stableford"];

const viewsOfMatches = views.filter((view) => view !== "all-rounds");

export const BoardFilters = ({ choice, onChange, numberOfRounds, isMatchPlay = false }: Props) => (
  <div className={styles.filters} data-screen-only="">
    <FilterSelect
      label="View"
      value={choice.view}
      options={isMatchPlay ? viewsOfMatches : views}
      nameOf={(view) => viewNames[view]}
      onChange={(view) => onChange({ ...choice, view })}
    />
    {isMatchPlay ? null : (
      <FilterSelect
        label="Scoring"
        value={choice.scoring}
        options={scorings}
        nameOf={(scoring) => scoringNames[scoring]}
        onChange={(scoring) => onChange({ ...choice, scoring })}
      />
    )}
    {choice.view === "single-round" ? (
      <FilterSelect
        label="Round"
        value={choice.round}
        options={range(1, numberOfRounds)}
        nameOf={(round) => `Round ${round}`}
        onChange={(round) => onChange({ ...choice, round })}
      />
    ) : null}
  </div>
);

interface FilterSelectProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: ReadonlyArray<Value>;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** A native select with its label inside. */
const FilterSelect = <Value extends string | number>({
  label,
  value,
  options,
  nameOf,
  onChange,
}: FilterSelectProps<Value>) => {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option} className={styles.option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
      <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
    </div>
  );
};
