import type { Scoring } from "../../../../../domain/golf/countback.ts";
import type { View } from "../../../../../domain/golf/leaderboard/entry.ts";
import { range } from "../../../../../domain/golf/range.ts";
import { type BoardChoice, scoringNames, viewNames } from "../boardEvent.ts";
import * as styles from "./BoardFilters.css.ts";
import { FilterSelect } from "./FilterSelect.tsx";

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
