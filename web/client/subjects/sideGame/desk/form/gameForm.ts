import {
  type GameFormat,
  type GameType,
  gameTraits,
  isMeasured,
} from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import type { EventDetail } from "../../../../../contract/event/event.ts";
import { createSideGame } from "../../../../../contract/sideGame/sideGames.ts";
import { errorsOf } from "../../../../form/formErrors.ts";
import { amountIn, numberIn, numberOrNull } from "../../../../form/typedNumbers.ts";
import type { useForm } from "../../../../form/useForm.ts";

/** A round with its own holes and purse. */
export type RoundValues = {
  readonly holeNumbers: ReadonlyArray<number>;
  readonly betAmount: string;
  readonly description: string;
};

/** The values of the form. */
export type GameValues = {
  readonly gameType: GameType | "";
  readonly gameFormat: GameFormat | "";
  readonly scoring: string;
  readonly roundNumbers: ReadonlyArray<number>;
  readonly isCombinedRounds: boolean;
  readonly holeNumbers: ReadonlyArray<number>;
  readonly purse: string;
  readonly maxParticipants: string;
  readonly teamSize: string;
  readonly gameDescription: string;
  readonly payout: string;
  readonly rounds: Readonly<Record<number, RoundValues>>;
};

export const newRound: RoundValues = { holeNumbers: [], betAmount: "", description: "" };

export const newGame: GameValues = {
  ...{ gameType: "", gameFormat: "", scoring: "gross", roundNumbers: [1], holeNumbers: [] },
  ...{ isCombinedRounds: true, purse: "", maxParticipants: "", teamSize: "2" },
  ...{ gameDescription: "", payout: "100", rounds: {} },
};

/** Whether places decide, so that the purse is paid by place. */
export const paysByPlace = (type: GameType | "") =>
  type !== "" && gameTraits[type].paidBy === "place";

/** Skins need chosen holes and a purse; other games may have none. */
export const needsHoles = (type: GameType | "") =>
  type !== "" && gameTraits[type].hasPurseByRound === true;

/** Only skins over several rounds may have a purse for each round. */
export const asksToCombine = ({ gameType, roundNumbers }: GameValues) =>
  needsHoles(gameType) && roundNumbers.length > 1;

export const isSeparate = (values: GameValues) => asksToCombine(values) && !values.isCombinedRounds;

/** The body of the call. */
export const bodyOf = (values: GameValues) => {
  const { gameType, gameFormat, roundNumbers, gameDescription } = values;
  // The call asks for one, also where no strokes count.
  const scoring = gameType !== "" && isMeasured(gameType) ? "gross" : values.scoring;
  const common = { gameType, gameFormat, scoring, roundNumbers, gameDescription };
  const separate = isSeparate(values);
  return {
    ...common,
    maxParticipants: numberOrNull(values.maxParticipants),
    teamSize: gameFormat === "team" ? numberIn(values.teamSize) : gameFormat === "partners" ? 2 : 1,
    ...(paysByPlace(gameType) ? { payoutStructure: sharesIn(values.payout) } : {}),
    ...(separate ? separateRounds(values) : sharedPurse(values)),
  };
};

const sharedPurse = (values: GameValues) => {
  const amount = values.purse === "" ? null : values.purse;
  return {
    holeNumbers: values.holeNumbers,
    betAmount: amount,
    totalPurse: amount,
    prizePerHole: prizePerHole(values),
    isCombinedRounds: asksToCombine(values),
  };
};

const separateRounds = ({ roundNumbers, rounds }: GameValues) => {
  const chosen = roundNumbers.map((round) => [round, rounds[round] ?? newRound] as const);
  const total = chosen.reduce((sum, [, { betAmount }]) => sum + amountIn(betAmount), 0);
  return {
    totalPurse: total.toFixed(2),
    isCombinedRounds: false,
    roundConfigurations: JSON.stringify(Object.fromEntries(chosen)),
  };
};

const HOLES = 18;

/** For example "6.67". Only shown, since payments follow from the results. */
export const prizePerHole = ({ purse, holeNumbers }: GameValues) =>
  (amountIn(purse) / (holeNumbers.length || HOLES)).toFixed(2);

/** "60, 30, 10". */
const sharesIn = (text: string) =>
  text
    .split(/[,;\s]+/u)
    .filter((share) => share !== "")
    .map(Number);

/** The errors that the server would report, at the fields of this form. */
export const errorsIn = (values: GameValues): Readonly<Record<string, string | undefined>> => {
  const {
    "": whole,
    totalPurse,
    betAmount,
    payoutStructure,
    roundConfigurations,
    ...fields
  } = errorsOf(createSideGame, bodyOf(values));
  const isAboutHoles = whole?.includes("holes") ?? false;
  return {
    ...fields,
    purse: totalPurse ?? betAmount ?? (isAboutHoles ? undefined : whole),
    holeNumbers: fields["holeNumbers"] ?? (isAboutHoles ? whole : undefined),
    payout: payoutStructure,
    rounds: roundConfigurations ?? (isSeparate(values) ? whole : undefined),
  };
};

/** Properties of each part of the form. */
export interface GameFormProps {
  readonly event: EventDetail;
  readonly form: ReturnType<typeof useForm<GameValues>>;
}
