import { Mail } from "lucide-react";
import { siteConfig } from "../../../data/siteConfig.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Heading } from "../../../ui/page/CrestHeading.tsx";
import * as styles from "./ContactUs.css.ts";

/** Invites owners of courses to get in touch. */
export const ContactUs = () => (
  <section className={styles.contact}>
    <Heading>Contact Us</Heading>
    <p className={styles.words}>
      Do you own or run a golf course? Host an event with us: you bring the holes, we bring the
      board, the cards and the side games.
    </p>
    <LinkButton
      to={`mailto:${siteConfig.salesEmail}`}
      variant="line"
      icon={<Mail size={20} aria-hidden="true" />}
    >
      Host an Event
    </LinkButton>
  </section>
);
