import { Link } from "react-router-dom";
import { siteConfig } from "../../data/siteConfig.ts";
import { Mark } from "../drawings/Mark.tsx";
import * as styles from "./Brand.css.ts";

interface Props {
  readonly to?: string;
}

/** The mark and the configured name, as a link to the home page. */
export const Brand = ({ to = "/" }: Props) => (
  <Link to={to} className={styles.brand}>
    <Mark />
    <span className={styles.name}>{siteConfig.brand}</span>
  </Link>
);
