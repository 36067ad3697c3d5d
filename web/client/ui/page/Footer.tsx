import { Link } from "react-router-dom";
import { siteConfig } from "../../data/siteConfig.ts";
import { Brand } from "./Brand.tsx";
import * as styles from "./Footer.css.ts";

/** The end of a public page. */
export const Footer = () => (
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
