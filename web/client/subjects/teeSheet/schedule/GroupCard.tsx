import { ArrowDownToLine, Pencil, Trash2 } from "lucide-react";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { ActionMenu } from "../../../ui/overlays/ActionMenu.tsx";
import { figure } from "../../../ui/theme/voices.css.ts";
import { togetherOf } from "../../../ui/together.ts";
import type { OneBallSide } from "../../field/oneBallSides.ts";
import { freeSeats, groupText, membersOf, timeOf } from "../sheet.ts";
import { DropArea } from "./DropArea.tsx";
import { PlayerButton } from "./PlayerButton.tsx";
import * as styles from "./Schedule.css.ts";
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
