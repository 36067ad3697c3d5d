import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { joinClasses } from "../joinClasses.ts";
import { usePageTitle } from "../usePageTitle.ts";
import { Footer } from "./Footer.tsx";
import * as styles from "./Page.css.ts";

export { wrap } from "./Page.css.ts";

interface Props {
  /** The title in tab and history; null on the home page. */
  readonly title: string | null;
  /** One of the headers beside this file. */
  readonly header: ReactNode;
  readonly hasFooter?: boolean;
  /** Class of `<main>`, which is as wide as the window. Use `wrap` for the width of the page. */
  readonly className?: string;
  /** A name that several addresses share, such as the parts of an event's desk. */
  readonly place?: string;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, header, main part and footer. */
export const Page = ({ title, header, hasFooter = true, className, place, children }: Props) => {
  const main = useRef<HTMLElement>(null);
  usePageTitle(title);
  useArrival(main, place);
  return (
    <div className={styles.page}>
      <a href="#main" className={styles.skip} data-screen-only="">
        Skip to content
      </a>
      {header}
      <main ref={main} id="main" tabIndex={-1} className={joinClasses(styles.main, className)}>
        {children}
      </main>
      {hasFooter ? <Footer /> : null}
    </div>
  );
};

/**
 * After a link was followed, the new page starts at its top with the focus there, where screen
 * readers begin. Going back, the browser restores the old position, so nothing is done. Changes of
 * a tab or a filter in the address of the same page do nothing either.
 */
const useArrival = (main: RefObject<HTMLElement | null>, place?: string): void => {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const arrivedAt = useRef<string>(null);
  const here = place ?? pathname;
  useEffect(() => {
    if (arrivedAt.current === here) return;
    arrivedAt.current = here;
    if (type === "POP") return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [here, type, main]);
};
