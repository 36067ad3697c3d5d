import {
  type CardValues,
  columns,
  emptyRow,
  HOLES,
  isEmpty,
  type RowValues,
} from "./cardValues.ts";

/** The parts of a card that two people may change independently: holes and column names. */
interface CardFields {
  readonly names: Omit<CardValues, "rows">;
  readonly [hole: `Hole ${number}`]: RowValues | undefined;
}

const nameOf = (index: number) => `Hole ${index + 1}` as const;

export const fieldsOfCard = ({ rows, ...names }: CardValues): CardFields => ({
  names,
  ...Object.fromEntries(rows.map((row, index) => [nameOf(index), row])),
});

export const cardOfFields = (fields: CardFields): CardValues => ({
  ...fields.names,
  rows: Array.from({ length: HOLES }, (_, index) => fields[nameOf(index)] ?? emptyRow),
});

const isHole = (name: string): name is `Hole ${number}` => name.startsWith("Hole ");

/** A hole in one line: "Par 4, HCP 7, Blue 400". */
export const cardText = (name: string, fields: CardFields): string => {
  const { names } = fields;
  if (!isHole(name)) return Object.values(names).join(", ");
  const row = fields[name] ?? emptyRow;
  if (isEmpty(row)) return "Not on the card";
  const labels = ["Par", "HCP", names.blueTee, names.whiteTee, names.redTee];
  return columns
    .flatMap((column, at) => (row[column] === "" ? [] : [`${labels[at]} ${row[column]}`]))
    .join(", ");
};
