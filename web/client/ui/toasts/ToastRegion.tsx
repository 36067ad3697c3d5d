import { Check, TriangleAlert, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { type ShownToast, TOAST_SHOWN_FOR } from "../../data/toasts.ts";
import { IconButton } from "../buttons/Button.tsx";
import * as styles from "./ToastRegion.css.ts";

const HOTKEY = ["F8"];
const SWIPE_THRESHOLD = 50;

interface Props {
  readonly toast: ShownToast;
  readonly onDismiss: (id: number) => void;
}

/** The name of a variable of the style sheet, without its "var()". */
const nameOf = (variable: string) => variable.slice("var(".length, -1);

/** One toast: at the lower edge, and at the left on desktops. F8 moves the focus to it. */
const ToastRegion = ({ toast, onDismiss }: Props) => {
  const list = useRef<HTMLOListElement>(null);
  useTakenBelow(list, nameOf(styles.takenBelow));
  const isError = toast.variant === "destructive";
  const Sign = isError ? TriangleAlert : Check;
  return (
    // Each toast gets its own provider. Otherwise a toast that is closed while it has the pointer
    // or the focus would stop the timer of all later ones.
    <Radix.Provider
      key={toast.id}
      duration={TOAST_SHOWN_FOR}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      label="Notification"
    >
      <Radix.Root
        open={toast.isOpen}
        onOpenChange={(open) => (open ? undefined : onDismiss(toast.id))}
        type={isError ? "foreground" : "background"}
        className={isError ? styles.bad : styles.toast}
      >
        <span className={isError ? styles.badSign : styles.sign} aria-hidden="true">
          <Sign strokeWidth={3} />
        </span>
        <div className={styles.words}>
          <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
          {toast.description ? (
            <Radix.Description className={styles.description}>
              {toast.description}
            </Radix.Description>
          ) : null}
          {toast.advice ? <p className={styles.description}>{toast.advice}</p> : null}
        </div>
        {toast.action ? (
          <Radix.Action asChild altText={toast.action.label}>
            <button type="button" className={styles.action} onClick={toast.action.onPress}>
              {toast.action.label}
            </button>
          </Radix.Action>
        ) : null}
        <Radix.Close asChild>
          <IconButton label="Close" className={styles.close}>
            <X aria-hidden="true" />
          </IconButton>
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport ref={list} hotkey={HOTKEY} className={styles.viewport} data-toasts="" />
    </Radix.Provider>
  );
};

export default ToastRegion;

/** In pixels: what ends that near to the edge of the window lies at it. */
const EDGE = 8;

/** A bar or dock that stays in sight, or the buttons of a dialog. The dialog itself is higher. */
const isDock = (element: Element) =>
  element.matches("[role='dialog'] footer") ||
  (["fixed", "sticky"].includes(getComputedStyle(element).position) &&
    element.getBoundingClientRect().height < window.innerHeight / 3);

/** The height of everything that docks at the lower edge at this place, one above the other. */
const takenAt = (x: number, toast: Element): number => {
  let top = window.innerHeight;
  for (;;) {
    const docks = document
      .elementsFromPoint(x, top - EDGE)
      .filter((element) => !toast.contains(element) && isDock(element));
    const next = Math.min(top, ...docks.map((dock) => dock.getBoundingClientRect().top));
    if (next >= top - EDGE) return window.innerHeight - top;
    top = next;
  }
};

/** Keeps a toast above what docks at the lower edge, also after a dialog has come or gone. */
export const useTakenBelow = (toast: RefObject<HTMLElement | null>, cssVariable: string): void => {
  const measure = () => {
    const element = toast.current;
    if (!element) return;
    const { left, width } = element.getBoundingClientRect();
    element.style.setProperty(cssVariable, `${takenAt(left + width / 2, element)}px`);
  };
  useLayoutEffect(measure);
  useEffect(() => {
    window.addEventListener("resize", measure);
    document.addEventListener("animationend", measure);
    return () => {
      window.removeEventListener("resize", measure);
      document.removeEventListener("animationend", measure);
    };
  });
};
