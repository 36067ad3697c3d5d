import { ArrowDownToLine, Pencil, Trash2 } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText, joinClasses } from "../../../ui/layout.ts";
import { ActionMenu } from "../../../ui/overlays/ActionMenu.tsx";
import { figure } from "../../../ui/theme/theme.css.ts";
import { togetherOf } from "../../../ui/together.ts";
import type { OneBallSide } from "../../field/oneBallSides.ts";
import { indexText } from "../../person/playerText.ts";
import { freeSeats, groupText, membersOf, type Player, timeOf } from "../sheet.ts";
import * as styles from "../TeeSheet.css.ts";
import type { Hand } from "./useHand.ts";

interface Props {
  readonly group: GolfGroup;
  readonly sides: ReadonlyArray<OneBallSide>;
  /** Null for readers who may only view. */
  readonly hand: Hand | null;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A group: tee time, start hole, its four places and players. */
export const GroupCard = ({ group, sides, hand, onEdit, onDelete }: Props) => {
  const { picked } = hand ?? {};
  const free = freeSeats(group);
  const put = picked ? () => hand?.putInto(group) : undefined;
  return (
    <DropArea label={groupText(group)} className={styles.groupOfRound} onDrop={put}>
      <div className={styles.groupHead}>
        <span className={joinClasses(figure, styles.time)}>{timeOf(group)}</span>
        <span className={asStack({ gap: "half" })}>
          <h3 className={asText({ size: "md", weight: "strong", leading: "snug", breaks: true })}>
            {group.groupName}
          </h3>
          {group.startHole === null ? null : (
            <span
              className={asText({ tone: "textDim", size: "sm" })}
            >{`Hole ${group.startHole}`}</span>
          )}
        </span>
        {hand ? (
          <ActionMenu
            about={group.groupName}
            actions={[
              { label: "Edit", icon: <Pencil size={20} aria-hidden="true" />, onSelect: onEdit },
              {
                label: "Delete",
                icon: <Trash2 size={20} aria-hidden="true" />,
                isDangerous: true,
                onSelect: onDelete,
              },
            ]}
          />
        ) : null}
      </div>
      <ul className={asStack({ gap: "slat" })}>
        {togetherOf(membersOf(group), sides).flatMap(({ side, players }) =>
          players.map((player, at) => (
            <li key={player.id}>
              {side && at === 0 ? <p className={styles.sideName}>{side.name}</p> : null}
              <PlayerButton
                player={player}
                isPicked={picked?.players.includes(player.id) ?? false}
                onPick={hand ? () => hand.pick(player.id, group.id) : undefined}
                onDragStart={() => hand?.carry(player.id, group.id)}
                onDragEnd={() => hand?.drop()}
              />
            </li>
          )),
        )}
        {Array.from({ length: free }, (_, seat) => (
          <li key={`free ${seat}`}>
            {seat === 0 && put ? (
              <Button
                wide
                size="small"
                variant="line"
                aria-label={`${putText(group, hand)}: ${groupText(group)}`}
                icon={<ArrowDownToLine size={20} aria-hidden="true" />}
                onClick={put}
              >
                {putText(group, hand)}
              </Button>
            ) : (
              <span
                className={asRow({
                  padX: 3,
                  ground: "ground",
                  radius: "slot",
                  tone: "textDim",
                  size: "sm",
                  target: true,
                })}
              >
                Available slot
              </span>
            )}
          </li>
        ))}
      </ul>
    </DropArea>
  );
};

const putText = (group: GolfGroup, hand: Hand | null) =>
  hand?.picked?.from === group.id ? "Put last" : "Put here";

interface PlayerButtonProps {
  readonly player: Player;
  readonly isPicked: boolean;
  /** Undefined for readers who may only view. */
  readonly onPick?: (() => void) | undefined;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
}

/** One player, who can be dragged, or picked and put down elsewhere. */
export const PlayerButton = ({
  player,
  isPicked,
  onPick,
  onDragStart,
  onDragEnd,
}: PlayerButtonProps) => {
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

interface DropAreaProps {
  readonly label: string;
  readonly className?: string;
  /** Undefined if no picked player can be dropped here. */
  readonly onDrop?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** An area to drop dragged players on. For keyboard and touch it contains a button. */
export const DropArea = ({ label, className, onDrop, children }: DropAreaProps) => {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!onDrop) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys use its button.
    <article
      aria-label={label}
      className={joinClasses(className, isOver && onDrop && styles.target)}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </article>
  );
};
