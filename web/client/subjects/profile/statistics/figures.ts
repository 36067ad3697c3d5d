import type { PlayerStatistics } from "../../../../contract/person/statistics.ts";
import { longDate } from "../../../ui/dates/dateText.ts";
import { onSite } from "../../../ui/dates/wallClock.ts";
import { indexText } from "../../person/playerText.ts";
import type { BarOf, PointOf } from "./Charts.tsx";

type Named<Part> = Part & { readonly name: string };

/** How often each result was played, best first. */
export const barsOfHoles = ({ holes }: PlayerStatistics): ReadonlyArray<BarOf> =>
  (
    [
      ["Eagle or better", holes.eagles, false],
      ["Birdie", holes.birdies, false],
      ["Par", holes.pars, false],
      ["Bogey", holes.bogeys, true],
      ["Double or worse", holes.doubles, true],
    ] as const
  ).map(([name, value, isOver]) => ({ name, value, isOver, text: String(value) }));

/** Strokes over par on average, for each par that was played. */
export const barsOfPars = ({ averages }: PlayerStatistics): ReadonlyArray<BarOf> =>
  (
    [
      ["Par 3", averages.par3Average, 3],
      ["Par 4", averages.par4Average, 4],
      ["Par 5", averages.par5Average, 5],
    ] as const
  ).flatMap(([name, average, par]) =>
    average === null
      ? []
      : [{ name, value: average, text: average.toFixed(1), isOver: average > par }],
  );

export const pointsOfPositions = ({ positions }: PlayerStatistics): ReadonlyArray<Named<PointOf>> =>
  positions.map(({ eventId, eventName, roundNumber, place, players }) => ({
    key: `${eventId} ${roundNumber}`,
    name: `${eventName ?? "Event"}, round ${roundNumber}`,
    // Makes events of any size comparable: a first place is always at the top.
    value: players === 1 ? 0 : (place - 1) / (players - 1),
    text: `${place}/${players}`,
  }));

export const pointsOfIndexes = ({ indexes }: PlayerStatistics): ReadonlyArray<Named<PointOf>> =>
  indexes.map(({ scorecardId, roundDate, courseName, index }) => ({
    key: scorecardId,
    name: `${courseName ?? "N/A"}, ${longDate(onSite(new Date(roundDate)))}`,
    value: index,
    text: indexText(index),
  }));

/** "Of 36 holes 3 were birdies or better, 18 pars and 15 over par." */
export const summaryOfHoles = ({ holes }: PlayerStatistics): string => {
  const { eagles, birdies, pars, bogeys, doubles } = holes;
  const all = eagles + birdies + pars + bogeys + doubles;
  return `Of ${all} holes ${eagles + birdies} were birdies or better, ${pars} pars and ${bogeys + doubles} over par.`;
};

/** "After 6 rounds: best 1 of 24, last 5 of 16." */
export const summaryOfPositions = ({ positions }: PlayerStatistics): string => {
  const best = positions.toSorted((a, b) => a.place - b.place || b.players - a.players)[0];
  const last = positions.at(-1);
  if (!best || !last) return "A place shows once a whole round is played in an event.";
  const of = ({ place, players }: typeof best) => `${place} of ${players}`;
  return `After each whole round, the place in the event. Best ${of(best)}, last ${of(last)}.`;
};

/** "From 12.4 to 9.8. This is no official handicap." */
export const summaryOfIndexes = ({ indexes }: PlayerStatistics): string => {
  const [first] = indexes;
  const last = indexes.at(-1);
  if (!first || !last) return "Three verified rounds from rated tees make the first one.";
  return `From ${indexText(first.index)} to ${indexText(last.index)}; lower is better. This is no official handicap.`;
};
