import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Ground } from "../../../ui/drawings/Ground.tsx";
import * as header from "../../../ui/page/Header.css.ts";
import { Heading } from "../../../ui/page/Page.tsx";
import { Brand, SunSwitch } from "../../../ui/page/SiteHeader.tsx";
import { textLink } from "../../../ui/theme/theme.css.ts";
import * as styles from "./AuthForms.css.ts";

interface Props {
  readonly title?: string;
  /** The purpose of signing in, if it is known. */
  readonly purpose?: ReactNode;
  readonly children: ReactNode;
}

/** The forms, with a drawing beside them on wide screens. */
export const AuthFrame = ({ title = "Take the tee", purpose, children }: Props) => (
  <div className={styles.frame}>
    <div className={styles.art}>
      <Ground
        seed="the clubhouse"
        width={720}
        height={900}
        x={400}
        y={430}
        radius={230}
        levels={18}
        pinScale={2.1}
        bunkers={4}
      />
    </div>
    <div className={styles.column}>
      <Link to="/" className={textLink}>
        <ChevronLeft size={20} aria-hidden="true" />
        Back to Home
      </Link>
      <Heading as="h1" size="page">
        {title}
      </Heading>
      {purpose ? <p className={styles.purpose}>{purpose}</p> : null}
      {children}
    </div>
  </div>
);

export const AuthHeader = () => (
  <header className={header.top} data-screen-only="">
    <Brand />
    <div className={header.chip}>
      <SunSwitch />
    </div>
  </header>
);
