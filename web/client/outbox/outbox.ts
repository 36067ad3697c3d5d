import { createContext, use } from "react";
import type { SideGameId } from "../../../domain/shared/values.ts";
import type { NewSideGameRecord } from "../../contract/sideGame/sideGameRecords.ts";

/** What a player enters for a side game. */
export interface GameRecord {
  readonly sideGameId: SideGameId;
  readonly record: NewSideGameRecord;
  /** What was typed, as the player reads it again when it arrives or is refused. */
  readonly words: string;
}

interface Outbox {
  /** In the order in which it was entered. */
  readonly waiting: ReadonlyArray<GameRecord>;
  /** It cannot be sent now. What is on its way is hardly worth a word. */
  readonly isHeldUp: boolean;
  /** Keeps it on this device until the server has answered. */
  readonly enter: (record: GameRecord) => void;
}

/**
 * What waits on this device to be sent. The page provides it: scores and side games are features
 * that do not know each other, and their entries are sent in one order.
 */
export const OutboxContext = createContext<Outbox | null>(null);

const nobodys: Outbox = { waiting: [], isHeldUp: false, enter: () => {} };

/** Readers who are no player have nothing to enter. */
export const useOutbox = (): Outbox => use(OutboxContext) ?? nobodys;
