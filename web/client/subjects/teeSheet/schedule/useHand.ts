import { type RefObject, useEffect, useRef, useState } from "react";
import { GROUP_SIZE } from "../../../../../domain/golf/draw/groupSizes.ts";
import type { GroupId, PlayerId } from "../../../../../domain/shared/values.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { changeGroup } from "../../../../contract/teeSheet/teeSheet.ts";
import { serverErrorOr, showError } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { wasKeyPressed } from "../../../device/inputDevice.ts";
import { editConflictOf } from "../../../form/mergeEdits.ts";
import { showMaximumReached } from "../maximumReached.ts";
import { membersOf, type RoundSheet } from "../sheet.ts";
import { type Picked, pick, stillThere } from "./pickedPlayers.ts";

/** The picked players, and where they can be put. */
export interface Hand {
  readonly picked: Picked | null;
  /** Picks a player, or puts the player back. */
  readonly pick: (player: PlayerId, from: GroupId | null) => void;
  /** Starts a drag: with all picked players if this is one of them. */
  readonly carry: (player: PlayerId, from: GroupId | null) => void;
  readonly drop: () => void;
  readonly putInto: (group: GolfGroup) => void;
  readonly takeOut: () => void;
}

interface Options {
  readonly sheet: RoundSheet;
  /** Called for the last member of a group, because the group is deleted too. */
  readonly onLastOut: (group: GolfGroup) => void;
  readonly onMoved: (moved: Moved) => void;
}

export const useHand = ({ sheet, onLastOut, onMoved }: Options): Hand => {
  const [held, setHeld] = useState<Picked | null>(null);
  const { mutate, isPending } = useMovePlayers();
  const groupOf = (id: GroupId | null) => sheet.groups.find((group) => group.id === id) ?? null;
  const idsOf = (group: GolfGroup) => membersOf(group).map(({ id }) => id);
  const picked = stillThere(held, (player, from) => {
    const group = groupOf(from);
    return group
      ? idsOf(group).includes(player)
      : from === null && sheet.waiting.some(({ id }) => id === player);
  });
  const drop = () => setHeld(null);
  useEffect(() => {
    if (held === null) return;
    const letGo = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setHeld(null);
    };
    document.addEventListener("keydown", letGo);
    return () => document.removeEventListener("keydown", letGo);
  }, [held]);
  const whenDone = (group: GolfGroup, { players: [player], from }: Picked) => ({
    onSuccess: () => (player ? onMoved({ group, player, hasWaited: from === null }) : undefined),
    onSettled: drop,
  });

  return {
    picked,
    pick: (player, from) => setHeld(pick(picked, player, from)),
    carry: (player, from) => {
      if (!picked?.players.includes(player)) setHeld({ from, players: [player] });
    },
    drop,
    putInto: (group) => {
      if (!picked || isPending) return;
      const { players } = picked;
      const members = [...idsOf(group).filter((id) => !players.includes(id)), ...players];
      if (members.length > GROUP_SIZE) return showMaximumReached();
      const source = picked.from === group.id ? null : groupOf(picked.from);
      mutate({ group, members, source }, whenDone(group, picked));
    },
    takeOut: () => {
      const group = groupOf(picked?.from ?? null);
      if (!picked || !group || isPending) return;
      const members = idsOf(group).filter((id) => !picked.players.includes(id));
      if (members.length === 0) return onLastOut(group);
      mutate({ group, members, source: null }, whenDone(group, picked));
    },
  };
};

interface Move {
  readonly group: GolfGroup;
  /** The members of the group afterwards, in order. */
  readonly members: ReadonlyArray<PlayerId>;
  /** The group that the players leave. */
  readonly source: GolfGroup | null;
}

/** Moves players into a group or out of it. Changes of a colleague are reported and shown. */
const useMovePlayers = () =>
  useWrite(changeGroup, inputOf, {
    isShownFirst: true,
    done: "Group updated",
    onFailed: (error) => {
      const change = editConflictOf(error);
      if (!change) return serverErrorOr("Failed to save group")(error);
      const what = change.fields.length > 0 ? ` Changed: ${change.fields.join(", ")}.` : "";
      showError(`${change.sentence}.${what} Nobody was moved. Look at the group and try again.`);
    },
  });

const inputOf = ({ group, members, source }: Move) => {
  const { groupName, teeTime, roundNumber, startHole, revision } = group;
  const takesFrom = source && { groupId: source.id, basedOn: source.revision };
  const body = {
    ...{ groupName, teeTime, roundNumber, startHole, members, basedOn: revision },
    ...(takesFrom ? { takesFrom } : {}),
  };
  return { params: { groupId: group.id }, body };
};

/** Players who were put into a group or taken out of it. */
interface Moved {
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
