import { groupLevel } from "../../../../domain/golf/leaderboard/groupLevel.ts";
import { stablefordPoints } from "../../../../domain/golf/stableford.ts";

export interface SampleHole {
  readonly hole: number;
  readonly par: number;
  readonly strokes: number;
  /** Relative to par. */
  readonly score: number;
  readonly points: number;
}

interface SampleRound {
  readonly roundNumber: number;
  readonly score: number;
  readonly totalPoints: number;
  readonly strokes: number;
  readonly status: SampleStatus;
  readonly holes: ReadonlyArray<SampleHole>;
}

/** Finished; with a star after a start on the tenth tee. */
type SampleStatus = "F" | "F*";

interface SamplePlayer {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly isFavorite: boolean;
  readonly totalScore: number;
  readonly totalPoints: number;
  readonly totalStrokes: number;
  readonly status: SampleStatus;
  readonly rounds: ReadonlyArray<SampleRound>;
}

const pars = "443544345434544354";

const played = (strokes: string, status: SampleStatus): SampleRound => {
  const holes = pars.split("").map((text, index): SampleHole => {
    const [par, taken] = [Number(text), Number(strokes[index])];
    const points = stablefordPoints({ par, strokes: taken, strokesReceived: 0 });
    return { hole: index + 1, par, strokes: taken, score: taken - par, points };
  });
  const sumOf = (figure: (hole: SampleHole) => number) =>
    holes.reduce((sum, hole) => sum + figure(hole), 0);
  return {
    ...{ roundNumber: 1, status, holes },
    score: sumOf(({ score }) => score),
    totalPoints: sumOf(({ points }) => points),
    strokes: sumOf((hole) => hole.strokes),
  };
};

const player = (
  name: string,
  country: string,
  strokes: string,
  { status = "F", isFavorite = false }: Partial<Pick<SamplePlayer, "status" | "isFavorite">> = {},
): SamplePlayer => {
  const round = played(strokes, status);
  return {
    ...{ id: name, name, country, isFavorite, status, rounds: [round] },
    totalScore: round.score,
    totalPoints: round.totalPoints,
    totalStrokes: round.strokes,
  };
};

const tenth = { status: "F*" } as const;

/** Invented players with one of four rounds played. */
export const samplePlayers: ReadonlyArray<SamplePlayer> = [
  player("Ines Calder", "Wales", "443434345434443344", { isFavorite: true }),
  player("Oskar Lindgren", "Sweden", "343544333434544354", tenth),
  player("Noa Weiss", "Austria", "443545345424544454"),
  player("Tomas Arroyo", "Spain", "444544344334544344"),
  player("Rhea Donnelly", "Ireland", "453544345434644354", { ...tenth, isFavorite: true }),
  player("Kenji Mori", "Japan", "443544355434545354"),
  player("Petra Vance", "Canada", "543554345434544355", tenth),
  player("Luis Ferro", "Portugal", "454544446434545354"),
  player("Maud Keller", "Germany", "553645345544554354", tenth),
  player("Ada Okonjo", "Nigeria", "654645455435655465"),
];

export type SampleScoring = "strokes" | "points";
export type SortBy = "position" | "name";

export interface RankedPlayer extends SamplePlayer {
  /** A number, or "T3" where the place is shared. */
  readonly position: number | string;
}

/** Best first; tied players share the place. */
export const ranked = (
  players: ReadonlyArray<SamplePlayer>,
  scoring: SampleScoring,
): ReadonlyArray<RankedPlayer> => {
  const result = ({ totalScore, totalPoints }: SamplePlayer) =>
    scoring === "points" ? -totalPoints : totalScore;
  const inOrder = players.toSorted((a, b) => result(a) - result(b) || byName(a, b));
  let better = 0;
  return groupLevel(inOrder, (a, b) => result(a) === result(b)).flatMap((level) => {
    const place = better + 1;
    better += level.length;
    return level.map((player) => ({
      ...player,
      position: level.length > 1 ? `T${place}` : place,
    }));
  });
};

/** Shared places are texts and sort after all numbers. */
const AFTER_NUMBERS = 999;

export const sorted = (
  players: ReadonlyArray<RankedPlayer>,
  by: SortBy,
): ReadonlyArray<RankedPlayer> =>
  players.toSorted((a, b) => (by === "name" ? byName(a, b) : placeOf(a) - placeOf(b)));

const placeOf = ({ position }: RankedPlayer) =>
  typeof position === "number" ? position : AFTER_NUMBERS;

const { compare } = new Intl.Collator("en");
const byName = (a: SamplePlayer, b: SamplePlayer) => compare(a.name, b.name);
