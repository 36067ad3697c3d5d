import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { LazyGround } from "../../ui/drawings/LazyGround.tsx";
import { Heading } from "../../ui/page/CrestHeading.tsx";
import * as styles from "./GetStarted.css.ts";

/** The end of the landing page, with a link to the events. */
export const GetStarted = () => (
  <section className={styles.closing}>
    <div className={styles.art}>
      <LazyGround
        seed="pick a fight with par"
        keeps="right"
        width={1440}
        height={420}
        x={1180}
        y={210}
        radius={150}
        levels={16}
        pinScale={1.5}
      />
    </div>
    <div className={styles.words}>
      <Heading className={styles.headline}>Pick a fight with par.</Heading>
      <p>Find an event, bring three friends, keep your own card.</p>
      <LinkButton to="/events">Get Started</LinkButton>
    </div>
  </section>
);
