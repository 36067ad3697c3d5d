import type { ReactNode } from "react";
import { unsaved } from "../device/unsaved.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { FormFooter } from "./DialogForm.tsx";

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when the answer is yes; close the dialog when it is done. */
  readonly onConfirm: () => void;
  readonly title: ReactNode;
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode;
  readonly confirmText: string;
  readonly pendingText: string;
  readonly isPending: boolean;
  readonly cancelText?: string;
  /** False if nothing is destroyed. */
  readonly isDangerous?: boolean;
}

const DIALOG = "[role='dialog']";

/** Asks before something that is hard to take back. */
export const ConfirmDialog = ({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  confirmText,
  pendingText,
  isPending,
  cancelText = "Cancel",
  isDangerous = true,
}: Props) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={title}
    footer={
      <FormFooter errorCount={0}>
        <Button
          variant="line"
          onClick={({ currentTarget }) => unsaved.leave(currentTarget.closest(DIALOG), onClose)}
        >
          {cancelText}
        </Button>
        <Button
          variant={isDangerous ? "danger" : "main"}
          isPending={isPending}
          pendingText={pendingText}
          onClick={onConfirm}
        >
          {confirmText}
        </Button>
      </FormFooter>
    }
  >
    {children}
  </Dialog>
);
