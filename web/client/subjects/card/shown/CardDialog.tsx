import type { ComponentProps, ReactNode } from "react";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { onCard } from "../../../ui/theme/onCard.css.ts";
import { placeLine } from "./card/cardTexts.ts";

interface Props {
  /** Stands in the title from the beginning. */
  readonly playerName: string;
  /** Where and when it was played; undefined until the card has arrived. */
  readonly played: Parameters<typeof placeLine>[0] | undefined;
  readonly onClose: ComponentProps<typeof Dialog>["onClose"];
  readonly children: ReactNode;
}

/** The dialog of a card, whoever reads it. It is open as long as it is rendered. */
export const CardDialog = ({ playerName, played, onClose, children }: Props) => (
  <Dialog
    isOpen
    onClose={onClose}
    size="wide"
    startsAt="title"
    className={onCard}
    title={`Golf Scorecard - ${playerName}`}
    description={played && placeLine(played)}
  >
    <DialogBody>{children}</DialogBody>
  </Dialog>
);
