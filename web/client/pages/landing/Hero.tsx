import { hasDocument } from "../../device/hasDocument.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { rememberedGreen } from "../../ui/drawings/contours/rememberedGreen.ts";
import { Ground } from "../../ui/drawings/Ground.tsx";
import { CrestHeading } from "../../ui/page/CrestHeading.tsx";
import * as styles from "./Hero.css.ts";

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
          to={isSignedIn ? "/profile" : "/auth?tab=register"}
          variant="solid"
          className={styles.action}
        >
          {isSignedIn ? "My Profile" : "Open an Account"}
        </LinkButton>
      </div>
    </div>
  </div>
);

const seed = "horn green";
const drawing = { width: 1440, height: 720, x: 1125, y: 375, radius: 255, levels: 18, bunkers: 4 };
/** The length of the measuring lines in units of the drawing, and the paces they stand for. */
const toFront = { length: 210, paces: 24 };
const toSide = { length: 170, paces: 9 };
const GAP = 15;

/** The green of the landing page with the paces to its edges, as in a yardage book. */
const HomeGreen = () => {
  if (!hasDocument) return null;
  const { pin } = rememberedGreen(seed, drawing);
  return (
    <div className={styles.art}>
      <Ground seed={seed} {...drawing} keeps="right" pinScale={2.1} />
      <svg
        className={styles.measures}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <path
          className={styles.tick}
          d={`M${pin.x} ${pin.y + GAP}v${toFront.length}M${pin.x + GAP} ${pin.y}h${toSide.length}`}
        />
        <text className={styles.yards} x={pin.x + 10} y={pin.y + 150}>
          {toFront.paces}
        </text>
        <text className={styles.yards} x={pin.x + 130} y={pin.y + 36}>
          {toSide.paces}
        </text>
      </svg>
    </div>
  );
};
