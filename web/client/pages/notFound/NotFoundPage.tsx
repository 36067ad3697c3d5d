import { LinkButton } from "../../ui/buttons/Button.tsx";
import { Ground } from "../../ui/drawings/Ground.tsx";
import { Heading, Page } from "../../ui/page/Page.tsx";
import { SessionHeader } from "../SessionHeader.tsx";
import * as styles from "./NotFoundPage.css.ts";

/** The page for unknown addresses, with a green without a flag. */
const NotFoundPage = () => (
  <Page
    title="Page Not Found"
    header={<SessionHeader isOverArt />}
    className={styles.page}
    hasFooter={false}
  >
    <div className={styles.art}>
      <Ground
        seed="page not found"
        shows="hole"
        keeps="right"
        width={1440}
        height={900}
        x={1040}
        y={440}
        radius={270}
        levels={18}
        pinScale={2.1}
      />
    </div>
    <div className={styles.words}>
      <Heading as="h1" size="hero" className={styles.title}>
        404 Page Not Found
      </Heading>
      <p className={styles.sentence}>
        There is a hole here, but nobody has put a flag in it. The address may be mistyped, or the
        page has moved.
      </p>
      <LinkButton to="/">Back to Home</LinkButton>
    </div>
  </Page>
);

export default NotFoundPage;
