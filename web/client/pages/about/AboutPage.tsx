import { Flame, type LucideIcon, Mail, MapPin, Pencil, Trophy } from "lucide-react";
import { siteConfig } from "../../data/siteConfig.ts";
import { LinkButton } from "../../ui/buttons/Button.tsx";
import { Ground } from "../../ui/drawings/Ground.tsx";
import { Plates } from "../../ui/figures/Plates.tsx";
import { asRow, asStack, asText } from "../../ui/layout.ts";
import { Heading, Page } from "../../ui/page/Page.tsx";
import { SessionHeader } from "../SessionHeader.tsx";
import * as styles from "./AboutPage.css.ts";

const contacts = [
  { label: "Support", address: siteConfig.supportEmail },
  { label: "Sales", address: siteConfig.salesEmail },
  { label: "Advertising", address: siteConfig.advertisingEmail },
];

const release = [
  { label: "Version", value: `v${siteConfig.version}` },
  { label: "Released", value: "November 25, 2026" },
];

/** What the product is, what it offers, and whom to write to. */
const AboutPage = () => (
  <Page title="About" header={<SessionHeader isOverArt />}>
    <Mission />
    <div className={styles.sections}>
      <section className={asStack({ gap: 4 })}>
        <Heading>What we offer</Heading>
        <ul className={styles.offers}>
          {offers.map(({ title, Icon, text }) => (
            <li key={title} className={styles.offer}>
              <Icon size={28} className={styles.offerIcon} aria-hidden="true" />
              <h3 className={asText({ size: "lg", weight: 720, leading: 1.2 })}>{title}</h3>
              <p className={asText({ tone: "textDim", leading: 1.45 })}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={asStack({ gap: 4 })}>
        <Heading>What it covers</Heading>
        <ul className={styles.covered}>
          {covered.map((feature) => (
            <li key={feature} className={styles.coveredItem}>
              {feature}
            </li>
          ))}
        </ul>
      </section>
      <section className={asStack({ gap: 4 })}>
        <Heading>See what it looks like</Heading>
        <div className={asRow({ gap: 3, align: "stretch", wrap: true })}>
          <LinkButton to="/stroke-play-demo" variant="line">
            Stroke Play
          </LinkButton>
          <LinkButton to="/stableford-demo" variant="line">
            Stableford
          </LinkButton>
          <LinkButton to="/ryder-cup-demo" variant="line">
            Ryder Cup
          </LinkButton>
        </div>
      </section>
      <section className={asStack({ gap: 4 })}>
        <Heading>Contact</Heading>
        <ul className={styles.contacts}>
          {contacts.map(({ label, address }) => (
            <li key={label}>
              <a href={`mailto:${address}`} className={styles.contact}>
                <Mail aria-hidden="true" />
                <span className={asStack({ leading: 1.3, shrinks: true })}>
                  <b className={asText({ weight: "strong" })}>{label}</b>
                  <span className={styles.address}>{address}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className={asStack({ gap: 4 })}>
        <Heading>Version</Heading>
        <Plates plates={release} className={styles.release} />
        <p className={styles.note}>
          The release before it: v{lastRelease.version}, {lastRelease.date}.
        </p>
      </section>
      <section className={asStack({ gap: 4 })}>
        <Heading>Course data</Heading>
        <p className={styles.note}>
          The bundled courses contain data from{" "}
          <a href={courseData.source.address} className={styles.source}>
            {courseData.source.name}
          </a>
          , licensed under{" "}
          <a href={courseData.licence.address} className={styles.source}>
            {courseData.licence.name}
          </a>
          . Every value can be corrected by an administrator.
        </p>
      </section>
    </div>
  </Page>
);

const Mission = () => (
  <div className={styles.head}>
    <div className={styles.art}>
      <Ground
        seed="about the club"
        keeps="right"
        width={1440}
        height={520}
        x={1130}
        y={270}
        radius={190}
        levels={18}
        pinScale={1.7}
      />
    </div>
    <div className={styles.mission}>
      <Heading as="h1" size="page">
        Our mission
      </Heading>
      <p className={styles.lead}>
        Where golf gets wicked: {siteConfig.brand} gives every club and every weekend group the
        tournament the professionals have, with a board that lives, cards that are signed and side
        games that settle themselves.
      </p>
    </div>
  </div>
);

export default AboutPage;

interface Offer {
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly text: string;
}

export const offers: ReadonlyArray<Offer> = [
  {
    title: "Tournament Management",
    Icon: Trophy,
    text: "Events, fields, tee times, pairs and teams, from the first registration to the last card.",
  },
  {
    title: "Live Scoring",
    Icon: Pencil,
    text: "Scores hole by hole from the course, signed by playing partners, on a board that follows at once.",
  },
  {
    title: "Side Games",
    Icon: Flame,
    text: "Skins, nassau, wolf and the rest, counted from the scores and settled to the cent.",
  },
  {
    title: "Course Integration",
    Icon: MapPin,
    text: "Real courses with pars, stroke indexes, tees and distances, ready to play.",
  },
];

/** The features of the product. */
export const covered: ReadonlyArray<string> = [
  "Event creation",
  "Participant registration",
  "Automated scheduling (scoring-based and random)",
  "Live scorecard entry with admin verification",
  "Leaderboards",
  "Side games (Skins and Sins)",
  "Course discovery with hole-by-hole detail, AI-powered where the organiser has set it up",
  "Calendar integration",
];

/** An operator who upgrades looks here for what was installed. */
export const lastRelease = { version: "2.1.0", date: "July 31, 2025" };

/** The licence of the bundled courses requires to name their source wherever they are shown. */
export const courseData = {
  source: { name: "OpenGolfAPI", address: "https://opengolfapi.org" },
  licence: { name: "ODbL 1.0", address: "https://opendatacommons.org/licenses/odbl/1-0/" },
};
