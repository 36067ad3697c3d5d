import type { DragEvent } from "react";
import { asText } from "../../../ui/layout.ts";
import { indexText } from "../../person/indexText.ts";
import type { Player } from "../sheet.ts";
import * as styles from "./Schedule.css.ts";

interface Props {
  readonly player: Player;
  readonly isPicked: boolean;
  /** Undefined for readers who may only view. */
  readonly onPick?: (() => void) | undefined;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
}

/** One player, who can be dragged, or picked and put down elsewhere. */
export const PlayerButton = ({ player, isPicked, onPick, onDragStart, onDragEnd }: Props) => {
  const words = (
    <>
      <span>{player.name}</span>
      <span
        className={asText({ tone: "textDim", size: "sm" })}
      >{`HCP ${indexText(player.handicap)}`}</span>
    </>
  );
  if (!onPick) return <span className={styles.player}>{words}</span>;
  const start = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", player.name);
    onDragStart();
  };
  return (
    <button
      type="button"
      className={styles.player}
      data-player={player.id}
      aria-pressed={isPicked}
      onClick={onPick}
      draggable
      onDragStart={start}
      onDragEnd={onDragEnd}
    >
      {words}
    </button>
  );
};
