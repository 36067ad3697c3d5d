import { SelectField } from "../../../form/SelectField.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { filterNames, type RowFilter, rowFilters } from "./gridRows.ts";
import { orderNames, type RowOrder, rowOrders } from "./rowOrder.ts";
import * as styles from "./ScoreSheet.css.ts";

interface Props {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
  readonly round: number;
  readonly numberOfRounds: number;
  readonly onRound: (round: number) => void;
}

/** Filters of the grid. */
export const GridTools = (props: Props) => (
  <div className={styles.tools}>
    <TextField
      label="Find a player"
      type="search"
      autoComplete="off"
      value={props.search}
      onChange={props.onSearch}
    />
    <SelectField
      label="Show"
      value={props.filter}
      onChange={(chosen) => props.onFilter(filterNames.find((name) => name === chosen) ?? "all")}
      options={filterNames.map((value) => ({ value, label: rowFilters[value] }))}
    />
    <SelectField
      label="Order"
      value={props.order}
      onChange={(chosen) => props.onOrder(orderNames.find((name) => name === chosen) ?? "name")}
      options={orderNames.map((value) => ({ value, label: rowOrders[value] }))}
    />
    <SelectField
      label="Round"
      value={String(props.round)}
      onChange={(chosen) => props.onRound(Number(chosen))}
      options={Array.from({ length: props.numberOfRounds }, (_, index) => ({
        value: String(index + 1),
        label: `Round ${index + 1}`,
      }))}
    />
  </div>
);
