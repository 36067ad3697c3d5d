import { boardRecomputation } from "./product/boardRecomputation.ts";
import { unchangedBoard, wholeBoard } from "./product/leaderboards.ts";
import { oneHole, wholeCard } from "./product/scores.ts";
import { skinsSettlement } from "./product/skins.ts";
import type { Row } from "./row.ts";

/**
 * Everything that is measured, in the order of the table. Another row is a file that exports a `Row`
 * and a line here.
 */
export const rows: ReadonlyArray<Row> = [
  oneHole,
  wholeCard,
  unchangedBoard,
  wholeBoard,
  skinsSettlement,
  boardRecomputation,
];
