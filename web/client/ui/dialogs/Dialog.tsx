import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from "react";
import { unsaved } from "../../device/unsaved.ts";
import { IconButton } from "../buttons/Button.tsx";
import { LazyGround } from "../drawings/LazyGround.tsx";
import { asStack, asText, joinClasses } from "../layout.ts";
import { successorOf } from "../leaveFocusToSuccessor.ts";
import * as styles from "./Dialog.css.ts";

interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Escape, the close button and a press outside, after a question about typed text. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** A small line above the title, such as the name of the event. */
  readonly overline?: ReactNode;
  /** Read out together with the title. */
  readonly description?: ReactNode;
  /**
   * Desktop: `question` up to 560 px, `wide` up to 960 px, `sheet` at the right. Phones: from
   * below.
   */
  readonly size?: "question" | "wide" | "sheet";
  /** The ground drawn behind the title of a sheet. */
  readonly seed?: string;
  /** Stays visible below the scrolling body. `DialogForm` has its own. */
  readonly footer?: ReactNode;
  /**
   * What gets the focus first: the first field, or the title if there is something to read before.
   */
  readonly startsAt?: "field" | "title";
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A dialog that keeps the focus inside, closes with Escape and gives the focus back. Its scrim is
 * our own, because that of the library writes a style element, which the policy forbids.
 */
export const Dialog = ({ isOpen, onClose, children, ...frame }: DialogProps) => {
  const content = useRef<HTMLDivElement>(null);
  const close = () => unsaved.leave(content.current, onClose);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : close())}>
      <Radix.Portal>
        <div className={styles.scrim} data-scrim="" />
        <DialogFrame {...frame} ref={content} onEscape={close}>
          {children}
        </DialogFrame>
      </Radix.Portal>
    </Radix.Root>
  );
};

interface FrameProps extends Omit<DialogProps, "isOpen" | "onClose"> {
  readonly onEscape: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

const DialogFrame = ({
  ref,
  onEscape,
  title,
  overline,
  description,
  size = "question",
  seed,
  footer,
  startsAt = "field",
  className,
  children,
}: FrameProps) => {
  const focus = useDialogFocus(startsAt);
  // The library gives Escape to what opened last, which may be a toast over the dialog.
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onEscape();
  };
  return (
    <Radix.Content
      {...focus}
      ref={ref}
      onKeyDown={escape}
      className={joinClasses(styles.content[size], className)}
      {...(description ? {} : { "aria-describedby": undefined })}
    >
      <header className={size === "sheet" ? styles.sheetHead : styles.head}>
        {seed === undefined ? null : (
          <div className={styles.art}>
            <LazyGround
              seed={seed}
              width={640}
              height={112}
              x={490}
              y={60}
              radius={52}
              levels={11}
            />
          </div>
        )}
        <div className={asStack({ gap: "half", top: "oneAndHalf", shrinks: true })}>
          {overline ? (
            <p className={asText({ tone: "textDim", leading: 1.3, breaks: true })}>{overline}</p>
          ) : null}
          <Radix.Title className={styles.title} tabIndex={-1}>
            {title}
          </Radix.Title>
          {description ? (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          ) : null}
        </div>
        <Radix.Close asChild>
          <IconButton label="Close" className={styles.close}>
            <X aria-hidden="true" />
          </IconButton>
        </Radix.Close>
      </header>
      {footer === undefined ? children : <DialogBody footer={footer}>{children}</DialogBody>}
    </Radix.Content>
  );
};

interface BodyProps {
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The scrolling body and the fixed foot. `Dialog` creates it itself when it gets a footer. */
export const DialogBody = ({ footer, children }: BodyProps) => (
  <>
    <div className={styles.body}>{children}</div>
    {footer ? <footer className={styles.foot}>{footer}</footer> : null}
  </>
);

const FIELD = "input:enabled, select:enabled, textarea:enabled";
const TITLE = "[tabindex='-1']:is(h1, h2, h3)";

/**
 * Sets the first focus of a dialog: the first field or the title, never the close button. If a part
 * takes the focus itself, it keeps it.
 */
const useDialogFocus = (startsAt: "field" | "title") => {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  return {
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus();
      const dialog = event.currentTarget;
      if (!(dialog instanceof HTMLElement)) return;
      const field = startsAt === "field" ? dialog.querySelector<HTMLElement>(FIELD) : null;
      const first = field ?? dialog.querySelector<HTMLElement>(TITLE);
      if (first === null) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus,
  };
};

/** The dialog of admin tools: at the right, so that the table stays in sight; from below on phones. */
export const Sheet = (props: Omit<DialogProps, "size">) => <Dialog {...props} size="sheet" />;

/**
 * Returns the focus to where it was when a dialog opened. The library does so only for dialogs with
 * a trigger; ours are opened by state. If that place has left the page, its successor gets the
 * focus.
 */
export const useFocusReturn = () => {
  const opener = useRef<Element>(null);
  const focusSuccessor = useRef<() => void>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
      focusSuccessor.current = opener.current && successorOf(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!opener.current?.isConnected) focusSuccessor.current?.();
      else if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
};
