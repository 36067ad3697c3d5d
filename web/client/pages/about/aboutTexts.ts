import { Flame, type LucideIcon, MapPin, Pencil, Trophy } from "lucide-react";

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
