import { LinkButton } from "../../components/buttons/LinkButton.tsx";
import { CrestHeading } from "../../components/page/CrestHeading.tsx";
import * as styles from "./Hero.css.ts";
import { HomeGreen } from "./HomeGreen.tsx";

interface Props {
  readonly isSignedIn: boolean;
}

/** The product in one sentence and one drawing. */
export const Hero = ({ isSignedIn }: Props) => (
  <div className={styles.hero}>
    <HomeGreen />
    <div className={styles.words}>
      <CrestHeading as="h1" size="hero" className={styles.headline}>
        Where golf gets <em className={styles.wicked}>wicked</em>
      </CrestHeading>
      <p className={styles.lead}>
        Weekend tournaments with a live board, cards your playing partners sign, and side games that
        settle themselves to the cent.
      </p>
      <div className={styles.actions}>
        <LinkButton to="/events" className={styles.action}>
          Upcoming Events
        </LinkButton>
        <LinkButton
          to={isSignedIn ? "/profile" : "/auth"}
          variant="solid"
          className={styles.action}
        >
          My Profile
        </LinkButton>
      </div>
    </div>
  </div>
);
