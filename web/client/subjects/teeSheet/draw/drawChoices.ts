import type { DrawType, StartType } from "../../../../../domain/golf/draw/drawTypes.ts";
import type { Option } from "../../../form/SelectField.tsx";

interface Choice<Value extends string> extends Option {
  readonly value: Value;
  readonly hint: string;
}

export const drawTypes: ReadonlyArray<Choice<DrawType>> = [
  { value: "random", label: "Random", hint: "Everybody is shuffled. The draw can be repeated." },
  {
    value: "scoring",
    label: "Scoring",
    hint: "By the leaderboard, leaders last; before the first score by handicap, lowest last.",
  },
  {
    value: "handicap",
    label: "Handicap",
    hint: "Players of like handicap together, the lowest last.",
  },
  {
    value: "avoid_repeats",
    label: "Avoid repeats",
    hint: "As few as possible play with somebody they play with in another round.",
  },
];

export const startTypes: ReadonlyArray<Choice<StartType>> = [
  {
    value: "tee_times",
    label: "Tee times",
    hint: "One group after the other from the first hole.",
  },
  {
    value: "shotgun",
    label: "Shotgun",
    hint: "All groups at once, each from a hole of its own.",
  },
];

export const hintOf = (choices: ReadonlyArray<Choice<string>>, chosen: string) =>
  choices.find(({ value }) => value === chosen)?.hint;

export const isShuffled = (type: string) => type === "random" || type === "avoid_repeats";

/** "Random, seed 2026", by which a draw can be made again. */
export const drawText = ({
  type,
  seed,
}: {
  readonly type: DrawType;
  readonly seed: number | null;
}) => {
  const label = drawTypes.find(({ value }) => value === type)?.label ?? type;
  return seed === null || !isShuffled(type) ? label : `${label}, seed ${seed}`;
};
