import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { Link } from "react-router-dom";
import { joinClasses } from "../layout.ts";
import { Spinner } from "../states/Spinner.tsx";
import * as styles from "./Button.css.ts";

type ButtonVariant = "main" | "line" | "solid" | "quiet" | "danger";

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

interface Props {
  /** A path of this product, or a full address such as a mail link or a download. */
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly size?: "normal" | "small";
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  readonly className?: string;
  /** Makes the browser download the target of the link, also under a name of its own. */
  readonly download?: boolean | string;
  /** The id of an element that tells this link from others with the same text. */
  readonly describedBy?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export const LinkButton = ({
  to,
  variant = "main",
  size = "normal",
  wide = false,
  icon,
  className,
  download = false,
  describedBy,
  onClick,
  children,
}: Props) => {
  const classes = joinClasses(styles.button({ variant, size, wide }), className);
  const leavesPages = download !== false || !to.startsWith("/") || to.startsWith("/api/");
  return leavesPages ? (
    <a
      href={to}
      className={classes}
      download={download || undefined}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {icon}
      {children}
    </a>
  ) : (
    <Link to={to} className={classes} aria-describedby={describedBy} onClick={onClick}>
      {icon}
      {children}
    </Link>
  );
};

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The name of the icon for screen readers. Wrap the button in `Tooltip` to show it as well. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of 44 by 44 pixels that shows an icon only. */
export const IconButton = ({
  label,
  className,
  children,
  type = "button",
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    className={joinClasses(styles.iconButton, className)}
  >
    {children}
  </button>
);
