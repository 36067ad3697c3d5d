/** An event of the demo. Days are counted from today. */
export interface DemoEvent {
  /** Its identity, by which a second seed recognises it. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** The name in the bundled catalogue. */
  readonly course: string;
  /** By default the longest rated tee. */
  readonly tee?: string;
  readonly starts: number;
  readonly ends: number;
  /** The last day to register. */
  readonly deadline: number;
  readonly rounds: number;
  readonly places: number;
  readonly feeInCents: number;
  readonly category: "Tournament" | "League" | "Event";
  readonly eventType: string;
  readonly playFormat: "STROKE" | "STABLEFORD";
  readonly scoringMetric: "GROSS" | "NET" | "POINTS";
  readonly isPrivate: boolean;
}

const strokePlay = {
  category: "Tournament",
  eventType: "stroke_play",
  playFormat: "STROKE",
  scoringMetric: "GROSS",
  isPrivate: false,
} as const;

const stableford = { ...strokePlay, playFormat: "STABLEFORD", scoringMetric: "POINTS" } as const;

export const demoEvents = {
  active: {
    ...strokePlay,
    key: "harbour lights",
    name: "Harbour Lights Classic",
    description:
      "Two rounds along the Forth, walls in play and the wind off the water. Round one is in the " +
      "books; today the leaders go out last and the harbour lamps are lit for whoever is still out.\n\n" +
      "Soup at the turn, prizes on the clubhouse steps, and the last group buys nobody anything.",
    course: "north-berwick-west",
    tee: "White",
    starts: -1,
    ends: 0,
    deadline: -6,
    rounds: 2,
    places: 20,
    feeInCents: 8500,
  },
  completed: {
    ...strokePlay,
    key: "old grey town",
    name: "Old Grey Town Invitational",
    description:
      "Thirty-six holes over the oldest ground in golf, with a cut after the first eighteen. " +
      "Half the field played on; the other half caddied for them and gave excellent advice.",
    course: "st-andrews-old",
    starts: -20,
    ends: -19,
    deadline: -30,
    rounds: 2,
    places: 16,
    feeInCents: 14_000,
  },
  upcoming: {
    ...stableford,
    key: "midsummer links",
    name: "Midsummer Links Trophy",
    description:
      "One long Stableford day in the far north, where it hardly gets dark and nobody hurries. " +
      "Points from full handicap, a shotgun breakfast at seven, and a trophy that has been dropped " +
      "in the sea twice and came back both times.",
    course: "royal-dornoch",
    starts: 24,
    ends: 24,
    deadline: 17,
    rounds: 1,
    places: 48,
    feeInCents: 12_000,
  },
  private: {
    ...strokePlay,
    key: "committee cup",
    scoringMetric: "NET",
    name: "Committee Cup",
    description:
      "The committee against its own rules. By invitation: whoever has the number may enter. " +
      "Net stroke play, and complaints are heard on the first tee only.",
    course: "kingsbarns",
    starts: 10,
    ends: 10,
    deadline: 8,
    rounds: 1,
    places: 12,
    feeInCents: 0,
    isPrivate: true,
  },
  full: {
    ...stableford,
    key: "twilight eight",
    category: "Event",
    name: "Twilight Eight",
    description:
      "Eight places, one sunset, dinner after. It fills within the hour, so join the line: when " +
      "somebody drops out, the first who waits moves up by itself.",
    course: "pebble-beach",
    starts: 5,
    ends: 5,
    deadline: 3,
    rounds: 1,
    places: 8,
    feeInCents: 6500,
  },
  cancelled: {
    ...strokePlay,
    key: "winter wheel",
    category: "League",
    name: "Winter Wheel, Leg Three",
    description:
      "Called off: the greens are under repair after the storm. Fees go back to everyone, and leg " +
      "four takes place as planned.",
    course: "carnoustie-championship",
    starts: 12,
    ends: 12,
    deadline: 9,
    rounds: 1,
    places: 40,
    feeInCents: 4000,
  },
} as const satisfies Record<string, DemoEvent>;
