import { type ReactNode, useRef } from "react";
import { joinClasses } from "../../lib/joinClasses.ts";
import { useArrival } from "../../lib/useArrival.ts";
import { usePageTitle } from "../../lib/usePageTitle.ts";
import { Footer } from "./Footer.tsx";
import * as styles from "./Page.css.ts";

export { wrap } from "./Page.css.ts";

interface Props {
  /** Names the page in tab and history; null for the home page. */
  readonly title: string | null;
  /** One of the headers beside this file. */
  readonly header: ReactNode;
  readonly hasFooter?: boolean;
  /** Of `<main>`; it has the width of the window. Use `wrap` for the width of the page. */
  readonly className?: string;
  /** Names what several addresses lead to, such as the parts of an event's desk. */
  readonly place?: string;
  readonly children: ReactNode;
}

/** What every page is made of: a way past the header, the header, the main part, the footer. */
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
