import type { GameType } from "../../../domain/golf/sideGames/gameTypes.ts";

/** The pars of the course at Carnoustie. */
export const pars = [4, 4, 4, 4, 4, 5, 4, 3, 4, 4, 4, 4, 3, 4, 4, 3, 4, 4];

export const firstNames = ["Ana", "Ben", "Cleo", "Dora"] as const;
export type FirstName = (typeof firstNames)[number];

/** Everybody plays every hole in par, except for these holes. */
const toPar: Readonly<Record<FirstName, Readonly<Record<number, number>>>> = {
  Ana: { 2: -1, 11: -1 },
  Ben: { 5: 1 },
  Cleo: { 7: -1 },
  Dora: { 3: 1, 12: -1, 15: -1 },
};

export const scoresOf = (name: FirstName) =>
  pars.map((par, index) => {
    const holeNumber = index + 1;
    return { holeNumber, strokes: par + (toPar[name][holeNumber] ?? 0) };
  });

/** The index of Dora gives her one stroke more than the others have: on hole 4, of index 16. */
export const indexes = { Ana: "9.4", Ben: "9.4", Cleo: "9.4", Dora: "10.2" };

/** Ana and Ben play against Cleo and Dora wherever two play together. */
export const teamOf = { Ana: "Reds", Ben: "Reds", Cleo: "Blues", Dora: "Blues" };
export const partnerOf = { Ana: "Ben", Ben: "Ana", Cleo: "Dora", Dora: "Cleo" } as const;

/** What the office fills in, in the order of the sheet. */
export interface Sheet {
  readonly format: "Individual" | "Team" | "Partners";
  readonly scoring?: "Net";
  readonly fields?: Readonly<Record<string, string>>;
  /** All holes of the course when there are none. */
  readonly holes: ReadonlyArray<number>;
  readonly purse: string;
}

/** A side of the standing. Its score is what decides its place, as its players read it. */
type Line = readonly [place: string, side: string, score: string, winnings: string];

interface GameOfTheDay {
  readonly sheet: Sheet;
  readonly standing: ReadonlyArray<Line>;
  readonly unclaimed: string;
  /** One of its holes: number, state, money if it is won there, and its winners or scores. */
  readonly hole: ReadonlyArray<string>;
  /** The money of each person, if two share it. */
  readonly shares?: ReadonlyArray<string>;
  /** Each match, the bet on it if there are several, its result, and what it is worth. */
  readonly matches?: ReadonlyArray<ReadonlyArray<string>>;
}

const reds = "Ana Teal & Ben Teal";
const blues = "Cleo Teal & Dora Teal";

/** Every game with its money, as the rules lead to it. */
export const gamesOfTheDay: Readonly<Record<GameType, GameOfTheDay>> = {
  // The holes are worth 33.34, 33.33 and 33.33. The first is tied and carries to Ana's birdie on
  // the second: 66.67. The third is tied by three, and nothing follows it.
  skins: {
    sheet: {
      format: "Individual",
      fields: { "Max participants": "4", Description: "Three holes to warm up." },
      holes: [1, 2, 3],
      purse: "100",
    },
    standing: [
      ["1", "Ana Teal", "2 skins", "$66.67"],
      ["T2", "Ben Teal", "0 skins", "$0.00"],
      ["T2", "Cleo Teal", "0 skins", "$0.00"],
      ["T2", "Dora Teal", "0 skins", "$0.00"],
    ],
    unclaimed: "$33.33",
    hole: ["2", "Counted", "$33.33", "$33.34", "Ana Teal"],
  },
  // Ben is nearest on hole 8, for 12.51. Ana and Cleo are level on hole 13, and share 12.50.
  closest_to_pin: {
    sheet: { format: "Individual", holes: [8, 13], purse: "25.01" },
    standing: [
      ["1", "Ben Teal", "1 hole won", "$12.51"],
      ["T2", "Ana Teal", "1 hole won", "$6.25"],
      ["T2", "Cleo Teal", "1 hole won", "$6.25"],
      ["4", "Dora Teal", "0 holes won", "$0.00"],
    ],
    unclaimed: "$0.00",
    hole: ["13", "Counted", "$12.50", "Ana Teal, Cleo Teal"],
  },
  // Dora has the longest drive on hole 6. On hole 15 nobody was measured.
  longest_drive: {
    sheet: { format: "Individual", holes: [6, 15], purse: "30" },
    standing: [
      ["1", "Dora Teal", "1 hole won", "$15.00"],
      ["T2", "Ana Teal", "0 holes won", "$0.00"],
      ["T2", "Ben Teal", "0 holes won", "$0.00"],
      ["T2", "Cleo Teal", "0 holes won", "$0.00"],
    ],
    unclaimed: "$15.00",
    hole: ["6", "Counted", "$15.00", "Dora Teal"],
  },
  // Par is 70. The Blues have three birdies and the Reds two; bogeys of one player do not count.
  best_ball: {
    sheet: {
      format: "Team",
      fields: { "Team size": "2", "Payout by place": "70, 30" },
      holes: [],
      purse: "50",
    },
    standing: [
      ["1", "Blues", "67 strokes, -3", "$35.00"],
      ["2", "Reds", "68 strokes, -2", "$15.00"],
    ],
    unclaimed: "$0.00",
    hole: ["2", "Counted", "Blues 4, Reds 3"],
    shares: ["Cleo Teal: $17.50", "Dora Teal: $17.50", "Ana Teal: $7.50", "Ben Teal: $7.50"],
  },
  // One bogey counts for each side, and no birdie: they are level. Each cent that is left over goes
  // to those who joined first.
  worst_ball: {
    sheet: { format: "Partners", fields: { "Payout by place": "100" }, holes: [], purse: "20.01" },
    standing: [
      ["T1", reds, "71 strokes, +1", "$10.01"],
      ["T1", blues, "71 strokes, +1", "$10.00"],
    ],
    unclaimed: "$0.00",
    hole: ["5", "Counted", `${reds} 5, ${blues} 4`],
    shares: ["Ana Teal: $5.01", "Ben Teal: $5.00", "Cleo Teal: $5.00", "Dora Teal: $5.00"],
  },
  // The first match of the group is worth 20.01: Ana wins holes 2, 5 and 11. The second one is worth
  // 20.00: Cleo wins holes 3 and 7, Dora 12 and 15, and for a halved match nothing is paid.
  match_play: {
    sheet: { format: "Individual", holes: [], purse: "40.01" },
    standing: [
      ["1", "Ana Teal", "1 point", "$20.01"],
      ["T2", "Cleo Teal", "0.5 points", "$0.00"],
      ["T2", "Dora Teal", "0.5 points", "$0.00"],
      ["4", "Ben Teal", "0 points", "$0.00"],
    ],
    unclaimed: "$20.00",
    hole: ["5", "Counted", "Ana Teal"],
    matches: [
      ["Ana Teal v Ben Teal", "Ana Teal won 3&2", "$20.01"],
      ["Cleo Teal v Dora Teal", "Halved", "$20.00"],
    ],
  },
  // Ana beats Cleo by a hole (2 and 11 against 7). Dora beats Ben (5, 12 and 15 against 3). The cup
  // is level, and each team gets a half.
  ryder_cup: {
    sheet: { format: "Team", fields: { "Team size": "2" }, holes: [], purse: "80.02" },
    standing: [
      ["T1", "Reds", "1 point", "$40.01"],
      ["T1", "Blues", "1 point", "$40.01"],
    ],
    unclaimed: "$0.00",
    hole: ["3", "Counted", "Reds"],
    shares: ["Ana Teal: $20.01", "Cleo Teal: $20.01", "Ben Teal: $20.00", "Dora Teal: $20.00"],
    matches: [
      ["Ana Teal v Cleo Teal", "Ana Teal won 1 up", "1 point"],
      ["Ben Teal v Dora Teal", "Dora Teal won 2&1", "1 point"],
    ],
  },
  // The bets are worth 3.33, 3.33 and 3.34. The better balls win a hole each on the front nine (2
  // and 7). On the back nine it is one against two (11, then 12 and 15), so the Blues win that bet
  // and the one over all holes.
  nassau: {
    sheet: { format: "Partners", holes: [], purse: "10" },
    standing: [
      ["1", blues, "2.5 points", "$6.67"],
      ["2", reds, "0.5 points", "$0.00"],
    ],
    unclaimed: "$3.33",
    hole: ["12", "Counted", blues],
    shares: ["Cleo Teal: $3.34", "Dora Teal: $3.33"],
    matches: [
      [`${reds} v ${blues}`, "Holes 1-9", "Halved", "$3.33"],
      [`${reds} v ${blues}`, "Holes 10-18", `${blues} won 1 up`, "$3.33"],
      [`${reds} v ${blues}`, "Holes 1-18", `${blues} won 1 up`, "$3.34"],
    ],
  },
  // Ben takes Ana, who wins hole 2 for them. Cleo wins hole 7 alone against three. Dora takes Ben,
  // and wins hole 12. Both prizes, 20.00 and 13.33, are shared by the two who are level.
  wolf: {
    sheet: {
      format: "Individual",
      fields: { "Payout by place": "60, 40" },
      holes: [2, 7, 12],
      purse: "33.33",
    },
    standing: [
      ["T1", "Ben Teal", "+1 point", "$16.67"],
      ["T1", "Cleo Teal", "+1 point", "$16.66"],
      ["T3", "Ana Teal", "-1 point", "$0.00"],
      ["T3", "Dora Teal", "-1 point", "$0.00"],
    ],
    unclaimed: "$0.00",
    hole: ["7", "Counted", "Cleo Teal"],
  },
  // All receive a stroke on holes 3 and 5, and Dora alone on hole 4. Three have 3 points on hole 3,
  // which carries to Dora's 3 points on hole 4: 20.00. Three are level on hole 5, too.
  stableford: {
    sheet: { format: "Individual", scoring: "Net", holes: [3, 4, 5], purse: "30" },
    standing: [
      ["1", "Dora Teal", "8 points", "$20.00"],
      ["T2", "Ana Teal", "8 points", "$0.00"],
      ["T2", "Cleo Teal", "8 points", "$0.00"],
      ["4", "Ben Teal", "7 points", "$0.00"],
    ],
    unclaimed: "$10.00",
    hole: ["4", "Counted", "$10.00", "$10.00", "Dora Teal"],
  },
};
