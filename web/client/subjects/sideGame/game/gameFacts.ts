import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { countText } from "../../../ui/countText.ts";
import { holeNumbersText, listText } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import { gameScoringTexts } from "../gameScoringTexts.ts";

const formats = { individual: "Individual", team: "Teams", partners: "Partners" } as const;

/** What tells a game from the others of its kind, in one line of a phone. */
export const briefFacts = (game: SideGame): ReadonlyArray<string> => [
  ...gameScoringTexts(game),
  roundsText(game),
  ...holesTexts(game),
];

/** The organiser's choices, each in a few words. */
export const gameFacts = (game: SideGame): ReadonlyArray<string> => [
  formatText(game),
  ...gameScoringTexts(game),
  roundsText(game),
  ...holesTexts(game),
  playersText(game),
  ...payoutTexts(game),
];

const formatText = ({ gameFormat, teamSize }: SideGame) =>
  gameFormat === "team" && teamSize > 1
    ? `${formats[gameFormat]} of ${teamSize}`
    : formats[gameFormat];

const roundsText = ({ roundNumbers }: SideGame) =>
  `${roundNumbers.length === 1 ? "Round" : "Rounds"} ${listText(roundNumbers)}`;

const holesOf = (numbers: ReadonlyArray<number>) =>
  numbers.length === 0
    ? "All holes"
    : `${numbers.length === 1 ? "Hole" : "Holes"} ${holeNumbersText(numbers)}`;

/** Rounds with their own holes and purse each have a text. */
const holesTexts = ({ holeNumbers, roundConfigurations }: SideGame) =>
  roundConfigurations === null
    ? [holesOf(holeNumbers)]
    : Object.entries(roundConfigurations).map(
        ([round, { holeNumbers: holes, betAmount }]) =>
          `Round ${round}: ${holesOf(holes).toLowerCase()} for ${feeText(betAmount)}`,
      );

const playersText = ({ participantCount, maxParticipants }: SideGame) =>
  maxParticipants === null
    ? countText(participantCount, "player")
    : `${participantCount} of ${countText(maxParticipants, "player")}`;

const payoutTexts = ({ gameType, payoutStructure }: SideGame) =>
  gameTraits[gameType].paidBy === "place" && payoutStructure.length > 1
    ? [`Pays ${listText(payoutStructure.map((share) => `${share}%`))}`]
    : [];
