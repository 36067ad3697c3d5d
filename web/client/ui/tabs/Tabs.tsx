import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { unsaved } from "../../device/unsaved.ts";
import { joinClasses } from "../layout.ts";
import { figure } from "../theme/theme.css.ts";
import * as styles from "./Tabs.css.ts";

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A number beside the label, for example of cards to verify. */
  readonly count?: number | undefined;
}

interface TabsProps<Value extends string> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
  /** One `UnderlineTabs` or `TabBar`, and a `TabPanel` for each tab. */
  readonly children: ReactNode;
}

/** The open panel, if it loses its typed text when another tab is opened. */
const PANEL_TO_LEAVE = "[role='tabpanel'][data-state='active']:not([data-stays])";

/**
 * The frame around a list of tabs and their panels. It asks before another tab discards typed text.
 */
export const Tabs = <Value extends string>({
  value,
  onChange,
  className,
  children,
}: TabsProps<Value>) => {
  const root = useRef<HTMLDivElement>(null);
  const change = (next: string) =>
    unsaved.leave(root.current?.querySelector(PANEL_TO_LEAVE) ?? null, () =>
      onChange(next as Value),
    );
  return (
    <Radix.Root
      ref={root}
      value={value}
      onValueChange={change}
      activationMode="manual"
      className={joinClasses(styles.root, className)}
    >
      {children}
    </Radix.Root>
  );
};

interface ListProps<Value extends string> {
  /** Says what the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: ReadonlyArray<Tab<Value>>;
  readonly className?: string;
}

/** Inner tabs with a thick line below the active one, which is scrolled into view. */
export const UnderlineTabs = <Value extends string>({
  label,
  tabs,
  className,
}: ListProps<Value>) => {
  const list = useTabsInView();
  return (
    <Radix.List ref={list} aria-label={label} className={joinClasses(styles.underlined, className)}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.value} value={tab.value} className={styles.underlinedTab}>
          {tab.icon}
          {tab.label}
          {tab.count === undefined ? null : (
            <span className={joinClasses(styles.count, figure)}>{tab.count}</span>
          )}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
};

/**
 * The bar at the bottom of an event, within reach of the thumb. Each tab needs an icon. It comes
 * before its panels in the markup, so that the Tab key reaches it first.
 */
export const TabBar = <Value extends string>({ label, tabs }: ListProps<Value>) => {
  const list = useTabsInView();
  return (
    <div className={styles.bar} data-screen-only="">
      <Radix.List ref={list} aria-label={label} className={styles.barTabs}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.barTab}>
            <span className={styles.barIcon} aria-hidden="true">
              {tab.icon}
            </span>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
    </div>
  );
};

interface PanelProps {
  readonly value: string;
  readonly className?: string;
  /** Keeps the panel and its typed text while another tab is open. Its style hides it. */
  readonly staysMounted?: true;
  readonly children: ReactNode;
}

/** The content of a tab. Only the active one is rendered. */
export const TabPanel = ({ value, className, staysMounted, children }: PanelProps) => (
  <Radix.Content
    value={value}
    className={className}
    forceMount={staysMounted}
    data-stays={staysMounted}
  >
    {children}
  </Radix.Content>
);

/** A pixel may be lost by rounding. */
const ROUNDING = 2;

/** The scroll bar is hidden, so the list says at which end there are more tabs, and its style shows it. */
const sayWhereMoreAre = (list: HTMLElement) => {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  list.toggleAttribute("data-more-before", scrollLeft > ROUNDING);
  list.toggleAttribute("data-more-after", scrollLeft + clientWidth < scrollWidth - ROUNDING);
};

/** For a list of tabs that may be too long: the active one is in view, and so is that there are more. */
export const useTabsInView = () => {
  const list = useRef<HTMLDivElement>(null);
  const shownAt = useRef<number>(null);
  // After every render, because only the list itself knows which of its tabs is active.
  useEffect(() => {
    if (!list.current) return;
    const active = list.current.querySelector<HTMLElement>("[data-state='active']");
    // It also moves when a tab before it becomes wider, such as by a count.
    if (active && active.offsetLeft !== shownAt.current) {
      shownAt.current = active.offsetLeft;
      // Scrolls only the list: `scrollIntoView` would move the page as well.
      const left = active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2;
      list.current.scrollTo({ left });
    }
    sayWhereMoreAre(list.current);
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => sayWhereMoreAre(element);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  return list;
};
