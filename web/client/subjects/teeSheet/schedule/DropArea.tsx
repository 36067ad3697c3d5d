import { type DragEvent, type ReactNode, useState } from "react";
import { joinClasses } from "../../../ui/joinClasses.ts";
import * as styles from "./Schedule.css.ts";

interface Props {
  readonly label: string;
  readonly className?: string;
  /** Undefined if no picked player can be dropped here. */
  readonly onDrop?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** An area to drop dragged players on. For keyboard and touch it contains a button. */
export const DropArea = ({ label, className, onDrop, children }: Props) => {
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
