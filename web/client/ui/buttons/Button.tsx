import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { joinClasses } from "../joinClasses.ts";
import { Spinner } from "../states/Spinner.tsx";
import * as styles from "./Button.css.ts";

export type ButtonVariant = "main" | "line" | "solid" | "quiet" | "danger";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: "normal" | "small";
  readonly wide?: boolean;
  /** Shown before the text. */
  readonly icon?: ReactNode;
  readonly isPending?: boolean;
  /** "Saving...", shown with a spinner. The button keeps its width. */
  readonly pendingText?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button. While it is pending it keeps the focus and ignores presses. Use `disabled` only for
 * final states such as "Event Complete"; otherwise let people press it and tell them why it fails. A
 * button that has nothing to do now is `aria-disabled`, so that it keeps the focus.
 */
export const Button = ({
  variant = "main",
  size = "normal",
  wide = false,
  icon,
  isPending = false,
  pendingText,
  className,
  children,
  onClick,
  type = "button",
  "aria-disabled": isIdle,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={joinClasses(styles.button({ variant, size, wide }), className)}
      onClick={press}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || isIdle || undefined}
    >
      {pendingText === undefined ? (
        <>
          {isPending ? <Spinner /> : icon}
          {children}
        </>
      ) : (
        <span className={styles.labels}>
          <span className={isPending ? styles.absent : styles.label} aria-hidden={isPending}>
            {icon}
            {children}
          </span>
          <span className={isPending ? styles.label : styles.absent} aria-hidden={!isPending}>
            <Spinner />
            {pendingText}
          </span>
        </span>
      )}
    </button>
  );
};
