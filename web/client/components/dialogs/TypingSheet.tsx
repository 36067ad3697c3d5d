import { type ComponentProps, type FormEvent, useRef, useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { Sheet } from "./Sheet.tsx";
import * as styles from "./TypingSheet.css.ts";

/** A sheet for forms: Escape, the cross and a press beside it ask before anything typed is lost. */
export const TypingSheet = ({ onClose, ...sheet }: ComponentProps<typeof Sheet>) => {
  const typedInto = useRef<Element | null>(null);
  const [isAsking, setAsking] = useState(false);
  // A form that has gone was sent; what is searched for stands in none.
  const close = () => (typedInto.current?.isConnected ? setAsking(true) : onClose());
  const note = ({ target }: FormEvent) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (form) typedInto.current = form;
  };
  return (
    <>
      <div className={styles.around} onInput={note}>
        <Sheet {...sheet} onClose={close} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title="Discard what you typed?"
        confirmText="Discard"
        pendingText="Discard"
        cancelText="Keep Editing"
        isPending={false}
      >
        <p>It has not been saved.</p>
      </ConfirmDialog>
    </>
  );
};
