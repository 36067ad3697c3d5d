import { defaultPicture } from "../../../subjects/person/defaultPicture.ts";

export interface SampleSide {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
}

export interface SampleMatch {
  readonly id: string;
  readonly matchNumber: number;
  readonly player1: SampleSide;
  readonly player2: SampleSide;
  readonly status: "FINAL" | "IN PROGRESS";
  /** The result, as far as it is played. */
  readonly result: "team1" | "team2" | "tied";
  readonly scoreText: string;
  readonly isCompleted: boolean;
}

export interface SampleTeam {
  readonly name: string;
  readonly flag: "square" | "pennant";
  /** The colour of the flag and of the team's part of the bar. */
  readonly colour: "green" | "red";
  readonly score: number;
}

const side = (name: string): SampleSide => ({ id: name, name, avatar: defaultPicture(name) });

const match = (
  matchNumber: number,
  player1: string,
  player2: string,
  result: SampleMatch["result"],
  scoreText: string,
  isCompleted = true,
): SampleMatch => ({
  ...{ id: `match-${matchNumber}`, matchNumber, player1: side(player1), player2: side(player2) },
  status: isCompleted ? "FINAL" : "IN PROGRESS",
  ...{ result, scoreText, isCompleted },
});

export const matches: ReadonlyArray<SampleMatch> = [
  match(1, "Ines Calder", "Tomas Arroyo", "team1", "3 & 2"),
  match(2, "Oskar Lindgren", "Noa Weiss", "team2", "2 & 1"),
  match(3, "Rhea Donnelly", "Kenji Mori", "tied", "Tied"),
  match(4, "Petra Vance", "Luis Ferro", "team1", "1 up"),
  match(5, "Maud Keller", "Ada Okonjo", "team2", "2 up thru 14", false),
  match(6, "Jonas Brandt", "Sofia Rinaldi", "tied", "Tied thru 12", false),
];

/** A win is one point, a tie half a point; a match in play has none yet. */
const pointsOf = (team: "team1" | "team2") =>
  matches
    .filter(({ isCompleted }) => isCompleted)
    .reduce((sum, { result }) => sum + (result === team ? 1 : result === "tied" ? 0.5 : 0), 0);

export const sampleCup = {
  eventName: "Saltmarsh Cup",
  venue: "Saltmarsh Links",
  date: "September 19, 2026",
  team1: { name: "Team Coast", flag: "square", colour: "green", score: pointsOf("team1") },
  team2: { name: "Team Heath", flag: "pennant", colour: "red", score: pointsOf("team2") },
  totalMatches: matches.length,
  completedMatches: matches.filter(({ isCompleted }) => isCompleted).length,
} satisfies { readonly team1: SampleTeam; readonly team2: SampleTeam } & Record<string, unknown>;

export const highlights: ReadonlyArray<string> = [
  "Ines Calder wins four holes in a row from the 9th and closes the first match on the 16th green.",
  "Noa Weiss holes from a bunker on the 17th for a point that nobody had counted on.",
  "Rhea Donnelly and Kenji Mori halve the last five holes and share the point.",
];

export const teeTimes: ReadonlyArray<readonly [time: string, match: string]> = matches.map(
  ({ player1, player2 }, index) => [
    `9:${String(index * 10).padStart(2, "0")} AM`,
    `${player1.name} – ${player2.name}`,
  ],
);

export const pastResults: ReadonlyArray<readonly [year: number, result: string]> = [
  [2025, "Team Heath 7, Team Coast 5"],
  [2024, "Team Coast 6½, Team Heath 5½"],
  [2023, "Team Coast 6, Team Heath 6"],
];

/** "2½" */
export const halves = (points: number): string => {
  const whole = Math.floor(points);
  if (whole === points) return String(points);
  return whole === 0 ? "½" : `${whole}½`;
};
