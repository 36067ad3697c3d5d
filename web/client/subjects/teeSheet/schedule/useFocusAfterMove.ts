import { type RefObject, useEffect, useRef } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { wasKeyPressed } from "../../../device/inputDevice.ts";
import type { RoundSheet } from "../sheet.ts";

/** Players who were put into a group or taken out of it. */
export interface Moved {
  /** The group as it was before. */
  readonly group: GolfGroup;
  readonly player: PlayerId;
  readonly hasWaited: boolean;
}

const PLAYER = "[data-player]";

/**
 * The button that moves a player disappears with the move, and so does the player that was dragged.
 * With keys, the focus then goes to the next waiting player, and after the last one to the player
 * who was moved. With a pointer it follows the moved player, and nothing scrolls.
 */
export const useFocusAfterMove = (columns: RefObject<HTMLElement | null>, sheet: RoundSheet) => {
  const moved = useRef<Moved>(null);
  useEffect(() => {
    if (moved.current === null) return;
    const { group, player, hasWaited } = moved.current;
    const now = sheet.groups.find(({ id }) => id === group.id);
    if (now?.revision === group.revision) return;
    moved.current = null;
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => columns.current?.querySelector<HTMLElement>(selector);
    const isByKey = wasKeyPressed(document);
    const next = isByKey && hasWaited ? find(`[data-waiting] ${PLAYER}`) : null;
    const target = next ?? find(`[data-player="${player}"]`);
    target?.focus({ preventScroll: !isByKey });
  });
  return (move: Moved) => {
    moved.current = move;
  };
};
