import { Award, CalendarDays, Home, ListOrdered, Swords } from "lucide-react";
import type { ReactNode } from "react";
import { Ground } from "../../ui/drawings/Ground.tsx";
import { asText } from "../../ui/layout.ts";
import { LinksHeader } from "../../ui/page/LinksHeader.tsx";
import { CrestHeading, Page } from "../../ui/page/Page.tsx";
import * as styles from "./SamplePage.css.ts";

interface Props {
  /** The title in tab and history. */
  readonly title: string;
  /** The invented event. */
  readonly event: string;
  /** Its format, place and date. */
  readonly about: string;
  readonly children: ReactNode;
}

const items = [
  { label: "Home", icon: <Home />, to: "/" },
  { label: "Events", icon: <CalendarDays />, to: "/events" },
  { label: "Stroke Play", icon: <ListOrdered />, to: "/stroke-play-demo" },
  { label: "Stableford", icon: <Award />, to: "/stableford-demo" },
  { label: "Ryder Cup", icon: <Swords />, to: "/ryder-cup-demo" },
];

/** A sample event with invented players, without any call to the server. */
export const SamplePage = ({ title, event, about, children }: Props) => (
  <Page title={title} header={<LinksHeader items={items} isOverArt />}>
    <div className={styles.head}>
      <div className={styles.art}>
        <Ground seed={event} width={1440} height={240} x={1120} y={120} radius={120} levels={14} />
      </div>
      <div className={styles.words}>
        <CrestHeading as="h1" size="page">
          {event}
        </CrestHeading>
        <p>{about}</p>
        <p className={asText({ tone: "textDim", size: "sm" })}>
          A sample with invented players and scores.
        </p>
      </div>
    </div>
    <div className={styles.content}>{children}</div>
  </Page>
);
