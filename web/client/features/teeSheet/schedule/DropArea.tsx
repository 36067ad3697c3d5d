import { type DragEvent, type ReactNode, useState } from "react";
import { joinClasses } from "../../../lib/joinClasses.ts";
import * as styles from "./Schedule.css.ts";

interface Props {
  readonly label: string;
  readonly className?: string;
  /** Undefined while nobody is carried who could be put down here. */
  readonly onDrop?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Where a dragged player can be put down; for keys and fingers it holds a button of its own. */
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
