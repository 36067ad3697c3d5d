import { range } from "../../../../domain/golf/range.ts";

/** The par of each hole: 72 in all. */
export const pars = [4, 4, 4, 3, 4, 5, 4, 4, 4, 4, 4, 4, 3, 4, 5, 4, 4, 4];
const PAR = 72;

/** The stroke index of a hole: each of 1 to 18 once, and no hole has its own number. */
const strokeIndexOf = (hole: number) => (hole * 7) % 19;

export const course = {
  ...{ name: "Marram Links", address: "1 Dune Road", city: "Elie", state: "Fife" },
  holes: pars.map((par, index) => ({
    ...{ holeNumber: index + 1, par, handicap: strokeIndexOf(index + 1) },
  })),
};

/** Of the index, in percent. */
export const ALLOWANCE = 95;

/** Level for the first place, once the handicap of the third one is right. */
export const level = [8, 19, 27] as const;
/** The order in which the play-off ends. */
export const playedOff = [19, 27, 8] as const;
/** With the index that was typed for them, one misses the play-off and the other wins. */
export const wrongIndexes: Readonly<Record<number, number>> = { 5: 260, 27: 75 };
/** By player: the hole that was picked up. */
export const pickedUp: Readonly<Record<number, number>> = { 10: 7, 22: 14, 31: 9 };
/** Their cards come on paper. */
export const onPaper = [10, 22] as const;
/** Picks up on the own phone. */
export const onThePad = 31;
/** Walks in after twelve holes of the first round. */
export const injured = 39;
/** Walks in during the second round, which is then called off. */
export const drenched = 36;
/** Enters, and is never seen. */
export const absent = 35;

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** The index in tenths that is right. */
const tenthsOf = (number: number) => 40 + number * 5 + (number % 3);

/** The playing handicap: the allowance of the index, rounded half up. */
const playingHandicapOf = (number: number) =>
  Math.floor((tenthsOf(number) * ALLOWANCE + 500) / 1000);

/** Net strokes over par, as the story wants them. */
const overParOf = (number: number) => {
  if (level.some((each) => each === number)) return -6;
  return number === 5 ? 2 : ((number * 5) % 17) - 3;
};

/** Strokes over par in all, spread over the holes; under par there are birdies. */
const strokesOf = (number: number) => {
  const over = PAR + playingHandicapOf(number) + overParOf(number) - PAR;
  const strokes = [...pars];
  for (const each of range(1, Math.abs(over))) {
    const at = (number * 5 + each * 7) % 18;
    strokes[at] = (strokes[at] ?? 0) + Math.sign(over);
  }
  return strokes;
};

export interface Entered {
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** As it was typed for the account, and as it should be. */
  readonly typedIndex: string;
  readonly index: string;
  readonly playingHandicap: number;
  /** The first round. A hole that was picked up has 0. */
  readonly strokes: ReadonlyArray<number>;
}

const indexText = (tenths: number) => (tenths / 10).toFixed(1);

export const field: ReadonlyArray<Entered> = range(1, 40).map((number) => {
  const lastName = `Marram ${twoDigits(number)}`;
  const played = strokesOf(number).map((strokes, at) =>
    pickedUp[number] === at + 1 ? 0 : strokes,
  );
  return {
    ...{ number, firstName: "Storm", lastName, name: `Storm ${lastName}` },
    email: `storm.marram.${number}@yarrow.example`,
    password: "umbrellas-up",
    typedIndex: indexText(wrongIndexes[number] ?? tenthsOf(number)),
    index: indexText(tenthsOf(number)),
    playingHandicap: playingHandicapOf(number),
    strokes: number === injured ? played.slice(0, 12) : number === absent ? [] : played,
  };
});

export const player = (number: number): Entered => {
  const found = field[number - 1];
  if (!found) throw new Error(`There is no player ${number}`);
  return found;
};

/** Strokes that a player receives on a hole. */
export const receivedOn = ({ playingHandicap }: Entered, hole: number) =>
  Math.floor(playingHandicap / 18) + (strokeIndexOf(hole) <= playingHandicap % 18 ? 1 : 0);

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((all, each) => all + each, 0);

const toParText = (over: number) => (over === 0 ? "E" : over > 0 ? `+${over}` : String(over));

/** What every page has to say of a player. Who has no place has no result to compare. */
export interface Told {
  readonly place: string;
  readonly isPlayedOff: boolean;
  readonly total: string | null;
  /** The cell of the first round. */
  readonly net: string | null;
}

/** The result, worked out by hand from strokes and handicaps. */
export const expectedBoard = (): Readonly<Record<string, Told>> => {
  const whole = field.filter(({ strokes }) => strokes.length === 18 && !strokes.includes(0));
  const netOf = ({ strokes, playingHandicap }: Entered) => sum(strokes) - playingHandicap;
  const placeOf = (one: Entered) => {
    const decided = playedOff.findIndex((number) => number === one.number);
    if (decided >= 0) return String(decided + 1);
    const before = whole.filter((other) => netOf(other) < netOf(one)).length;
    const shared = whole.filter((other) => netOf(other) === netOf(one)).length > 1;
    return `${shared ? "T" : ""}${before + 1}`;
  };
  return Object.fromEntries(
    field.map((one) => {
      if (!whole.includes(one)) return [one.name, withoutPlace(one)];
      const net = netOf(one);
      const isPlayedOff = playedOff.some((number) => number === one.number);
      const total = toParText(net - PAR);
      return [one.name, { place: placeOf(one), isPlayedOff, total, net: String(net) }];
    }),
  );
};

const withoutPlace = ({ number }: Entered): Told => {
  const mark = pickedUp[number] === undefined ? "WD" : "NR";
  const place = number === absent ? "-" : mark;
  return { place, isPlayedOff: false, total: null, net: null };
};
