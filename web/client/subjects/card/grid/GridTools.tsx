import { useMemo, useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { listGroups } from "../../../../contract/teeSheet/groups.ts";
import { useRead } from "../../../data/read.ts";
import { rememberedRowOrder } from "../../../device/storage.ts";
import { TextField } from "../../../form/Field.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import {
  chosenRows,
  filterNames,
  type GridRow,
  inOrderOfGroups,
  orderNames,
  type RowFilter,
  type RowOrder,
  rowFilters,
  rowOrders,
} from "./gridRows.ts";
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

/**
 * The rows that match. A found row stays while cards change, so that it never disappears while
 * somebody types in it; new matches are added.
 */
export const useChosenRows = (
  everybody: ReadonlyArray<GridRow>,
  round: number,
  /** The initial filter, from the address. */
  show: string | null,
) => {
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<RowFilter>(
    () => filterNames.find((name) => name === show) ?? "all",
  );
  const [find] = useState(makeFinder);
  const rows = useMemo(
    () => find(everybody, { round, search, filter }),
    [find, everybody, round, search, filter],
  );
  return { rows, search, setSearch, filter, setFilter };
};

interface Question {
  readonly round: number;
  readonly search: string;
  readonly filter: RowFilter;
}

const makeFinder = () => {
  let asked = "";
  let found = new Set<string>();
  return (everybody: ReadonlyArray<GridRow>, { round, search, filter }: Question) => {
    const question = `${round} ${filter} ${search}`;
    if (asked !== question) found = new Set();
    asked = question;
    for (const { playerId } of chosenRows(everybody, search, filter)) found.add(playerId);
    return everybody.filter(({ playerId }) => found.has(playerId));
  };
};

const remembered = (): RowOrder => {
  const kept = rememberedRowOrder.read();
  return orderNames.find((name) => name === kept) ?? "name";
};

/** The order of the rows, chosen once for this device. */
export const useRowOrder = (eventId: TournamentId) => {
  const [order, setOrder] = useState(remembered);
  const { data: groups, isLoading } = useRead(listGroups, order === "group" ? { eventId } : null);
  return {
    order,
    setOrder: (chosen: RowOrder) => {
      rememberedRowOrder.write(chosen);
      setOrder(chosen);
    },
    /** Until the groups are known, rows would change places under somebody who types. */
    isLoading,
    inOrder: (rows: ReadonlyArray<GridRow>, round: number) =>
      order === "group" && groups ? inOrderOfGroups(rows, groups, round) : rows,
  };
};
