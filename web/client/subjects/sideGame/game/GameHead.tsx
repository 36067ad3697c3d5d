import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { Badge, Tag } from "../../../ui/badges/Badge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asText } from "../../../ui/layout.ts";
import { countText, holeNumbersText, listText, numberText } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import { CrestHeading } from "../../../ui/page/Page.tsx";
import { gameScoringTexts } from "../gameScoringTexts.ts";
import * as styles from "../SideGames.css.ts";

interface Props {
  readonly game: SideGame;
  readonly headingId: string;
  /** Null for readers who cannot join any game of this event. */
  readonly ways: Ways | null;
  /** Somebody has a score on its holes; unknown until its results are read. */
  readonly hasBegun: boolean | undefined;
  /** Without what is only read with the results. */
  readonly isBrief: boolean;
}

/** The facts of a game and the button to join. */
export const GameHead = ({ game, headingId, ways, hasBegun, isBrief }: Props) => (
  <>
    <header className={asRow({ gap: 3, align: "start", justify: "between", wrap: true })}>
      <div className={styles.titles}>
        <CrestHeading as="h2" size="card">
          <span id={headingId}>{gameTraits[game.gameType].label}</span>
        </CrestHeading>
        <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
          {gameTraits[game.gameType].summary}
        </p>
      </div>
      <WayIn game={game} ways={ways} hasBegun={hasBegun} />
    </header>
    <ul className={styles.facts} aria-label="How it is played">
      {(isBrief ? briefFacts(game) : gameFacts(game)).map((fact) => (
        <li key={fact} className={styles.fact}>
          {fact}
        </li>
      ))}
    </ul>
    {!isBrief && ways !== null && !game.hasJoined && game.status === "open" ? (
      <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
        {hasBegun
          ? "You are not in this game. It has started, so nobody can join any more."
          : "You are not in this game."}
      </p>
    ) : null}
    {game.gameDescription && !isBrief ? (
      <p className={styles.words}>{game.gameDescription}</p>
    ) : null}
  </>
);

/** What the reader can do about being in a game. */
export interface Ways {
  /** Joins it, or chooses another team or partner. */
  readonly onJoin: () => void;
  readonly onLeave: () => void;
}

interface WayInProps {
  readonly game: SideGame;
  /** Null for readers who cannot join any game of this event. */
  readonly ways: Ways | null;
  /** Somebody has a score on its holes; unknown until its results are read. */
  readonly hasBegun: boolean | undefined;
}

/** The button to join a game; for who has joined, the ways out and to another side. */
const WayIn = ({ game, ways, hasBegun }: WayInProps) => {
  const label = gameTraits[game.gameType].label;
  if (game.hasJoined) {
    const mayChange = ways !== null && game.status === "open" && hasBegun === false;
    const other = otherSides[game.gameFormat];
    return (
      <div className={asRow({ gap: 2, justify: "end", wrap: true })}>
        <Badge kind="upcoming">Joined</Badge>
        {mayChange && other !== null ? (
          <Button
            variant="line"
            size="small"
            aria-label={`${other}: ${label}`}
            onClick={ways.onJoin}
          >
            {other}
          </Button>
        ) : null}
        {mayChange ? (
          <Button variant="quiet" size="small" aria-label={`Leave ${label}`} onClick={ways.onLeave}>
            Leave
          </Button>
        ) : null}
      </div>
    );
  }
  if (game.status === "cancelled") return <Badge kind="cancelled">Cancelled</Badge>;
  if (game.status === "completed") return <Badge kind="completed">Completed</Badge>;
  if (hasBegun) return <Tag>Started</Tag>;
  if (game.maxParticipants !== null && game.participantCount >= game.maxParticipants) {
    return <Tag>Full</Tag>;
  }
  if (ways === null) return <Tag>Open</Tag>;
  return (
    <Button onClick={ways.onJoin} aria-label={`Join ${label}`}>
      Join
    </Button>
  );
};

const otherSides = {
  individual: null,
  team: "Change team",
  partners: "Change partner",
} as const;

const formats = { individual: "Individual", team: "Teams", partners: "Partners" } as const;

/** What tells a game from the others of its kind, in one line of a phone. */
const briefFacts = (game: SideGame): ReadonlyArray<string> => [
  ...gameScoringTexts(game),
  roundsText(game),
  ...holesTexts(game),
];

/** The organiser's choices, each in a few words. */
const gameFacts = (game: SideGame): ReadonlyArray<string> => [
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
    : `${numberText(participantCount)} of ${countText(maxParticipants, "player")}`;

const payoutTexts = ({ gameType, payoutStructure }: SideGame) =>
  gameTraits[gameType].paidBy === "place" && payoutStructure.length > 1
    ? [`Pays ${listText(payoutStructure.map((share) => `${share}%`))}`]
    : [];
