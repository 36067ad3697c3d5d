import type { SideGameResults } from "../../../contract/sideGame/sideGameResults.ts";
import type { Distance, GameRecord } from "../../outbox/outbox.ts";
import { isAt, type Place } from "./place.ts";

/** It has no time before it arrives. */
const recordedAt = "";

const over = (results: SideGameResults, { record }: GameRecord): SideGameResults =>
  "wolfId" in record
    ? {
        ...results,
        wolfChoices: [
          ...results.wolfChoices.filter((each) => !isAt(record)(each)),
          { ...record, recordedAt },
        ],
      }
    : {
        ...results,
        entries: [
          ...results.entries.filter((each) => !isSameDistance(record)(each)),
          { ...record, recordedAt },
        ],
      };

const isSameDistance = (one: Distance) => (other: Place & Pick<Distance, "playerId">) =>
  isAt(one)(other) && one.playerId === other.playerId;

/** The results with the distances and choices over them that wait on this device. */
export const withWaiting = (
  results: SideGameResults,
  waiting: ReadonlyArray<GameRecord>,
): SideGameResults =>
  waiting.filter(({ sideGameId }) => sideGameId === results.sideGameId).reduce(over, results);
