import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Link, useLocation, useNavigationType } from "react-router-dom";
import { siteConfig } from "../../data/siteConfig.ts";
import { joinClasses } from "../layout.ts";
import { crest, roman } from "../theme/theme.css.ts";
import * as styles from "./Page.css.ts";
import { Brand } from "./SiteHeader.tsx";

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

/** The end of a public page. */
const Footer = () => (
  <footer className={styles.footer} data-screen-only="">
    <Brand />
    <nav aria-label="Footer" className={styles.links}>
      <Link to="/events" className={styles.link}>
        Events
      </Link>
      <Link to="/about" className={styles.link}>
        About
      </Link>
      <a href={`mailto:${siteConfig.supportEmail}`} className={styles.link}>
        Contact
      </a>
    </nav>
  </footer>
);

/** Sets the title in tab, history and screen reader: "Events - Wicked Golf". */
export const usePageTitle = (title: string | null): void => {
  useEffect(() => {
    document.title = title ? `${title} - ${siteConfig.brand}` : siteConfig.brand;
  }, [title]);
};

interface CrestHeadingProps {
  readonly as?: "h1" | "h2" | "h3";
  readonly size?: "hero" | "page" | "section" | "card";
  readonly className?: string;
  readonly children: ReactNode;
}

/** The hero or the name of an event in the display font: at most six words, never a person. */
export const CrestHeading = ({
  as: Tag = "h2",
  size = "section",
  className,
  children,
}: CrestHeadingProps) => (
  <Tag className={joinClasses(crest, styles.size[size], className)}>{children}</Tag>
);

/** The title of a page or of one of its sections. */
export const Heading = ({
  as: Tag = "h2",
  size = "section",
  className,
  children,
}: CrestHeadingProps) => (
  <Tag className={joinClasses(roman, styles.size[size], className)}>{children}</Tag>
);
