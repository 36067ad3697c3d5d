import { manyAppends, oneAppend } from "./product/appends.ts";
import { boardRecomputation } from "./product/boardRecomputation.ts";
import { appendsBesideEmmett, catchUpBesideEmmett } from "./product/emmett.ts";
import { eventStoreDbAppends, eventStoreDbCatchUp } from "./product/eventStoreDb.ts";
import {
  unchangedBoard,
  unchangedBoardBesideScores,
  wholeBoard,
  wholeBoardBesideScores,
} from "./product/leaderboards.ts";
import { liveViewers } from "./product/liveViewers.ts";
import { readYourWrites } from "./product/readYourWrites.ts";
import { allRebuilds, oneRebuild } from "./product/rebuilds.ts";
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
  manyAppends,
  oneAppend,
  readYourWrites,
  liveViewers,
  oneRebuild,
  allRebuilds,
  unchangedBoard,
  wholeBoard,
  unchangedBoardBesideScores,
  wholeBoardBesideScores,
  eventStoreDbAppends,
  eventStoreDbCatchUp,
  appendsBesideEmmett,
  catchUpBesideEmmett,
  skinsSettlement,
  boardRecomputation,
];
