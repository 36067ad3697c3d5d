import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGameParticipantId } from "../../../../../domain/shared/values.ts";
import type { SideGameHole } from "../../../../contract/sideGameResults.ts";
import { feeText } from "../../../lib/money.ts";
import type { GameView, Side } from "../gameView.ts";
import { counted, fullName, listed, signed } from "../words.ts";

/** What happened on a hole: who, why, and what it was worth. */
export interface HoleText {
  readonly hole: SideGameHole;
  /** Empty where nobody has won it. */
  readonly winners: ReadonlyArray<Side>;
  /** In place of winners: "3 tied at 4". */
  readonly headline: string | null;
  readonly why: string;
  /** In cents; null where the purse is not paid by the hole. */
  readonly won: number | null;
}

/** Newest first: what was decided last is what people ask about. */
export const holeTexts = (view: GameView): ReadonlyArray<HoleText> =>
  view.results.holes
    .map((hole, index) => textOf(view, hole, index))
    .filter((text) => text !== null)
    .toReversed();

const textOf = (view: GameView, hole: SideGameHole, index: number): HoleText | null => {
  switch (gameTraits[view.game.gameType].hole) {
    case "skin":
      return hole.state === "open" ? null : skinText(view, hole, index);
    case "distance":
      return hole.results.length === 0 ? null : distanceText(view, hole);
    case "wolf":
      return wolfText(view, hole);
    case "scores":
      return hole.state === "open" ? null : scoresText(view, hole);
  }
};

const nameIn = ({ participantOf }: GameView, id: SideGameParticipantId) => {
  const participant = participantOf(id);
  return participant ? fullName(participant.user) : "Former player";
};

const figuresOf = (hole: SideGameHole, { participantIds }: Side) =>
  hole.results
    .filter(({ participantId, result }) => participantIds.includes(participantId) && result !== "-")
    .map(({ result }) => Number(result));

const worthOf = ({ value, carriedIn }: SideGameHole) => value + carriedIn;

const skinText = (view: GameView, hole: SideGameHole, index: number): HoleText => {
  const isHighest = gameTraits[view.game.gameType].isByPoints;
  const bestOf = (side: Side) =>
    isHighest ? Math.max(...figuresOf(hole, side)) : Math.min(...figuresOf(hole, side));
  const playing = view.sides.filter((side) => figuresOf(hole, side).length > 0);
  const best = isHighest ? Math.max(...playing.map(bestOf)) : Math.min(...playing.map(bestOf));
  const figure = isHighest ? counted(best, "point") : String(best);
  const winners = view.sidesOf(hole.winnerIds);
  if (winners.length > 0) {
    const carried = hole.carriedIn > 0 ? `, ${feeText(hole.carriedIn)} carried in` : "";
    const net = view.game.scoring === "net" && !isHighest ? "net " : "";
    return {
      hole,
      winners,
      headline: null,
      why: `With ${net}${figure}${carried}`,
      won: worthOf(hole),
    };
  }
  const tied = playing.filter((side) => bestOf(side) === best).length;
  const headline = tied === 0 ? "No scores" : `${tied} tied at ${figure}`;
  return { hole, winners, headline, why: carriesTo(view, hole, index), won: null };
};

/** Within its purse: the last tie of a purse goes to nobody. */
const carriesTo = ({ game, results }: GameView, hole: SideGameHole, index: number) => {
  const next = results.holes[index + 1];
  const isLast =
    next === undefined ||
    (game.roundConfigurations !== null && next.roundNumber !== hole.roundNumber);
  const worth = feeText(worthOf(hole));
  if (isLast) return `${worth} stays unclaimed`;
  const round = next.roundNumber === hole.roundNumber ? "" : ` of round ${next.roundNumber}`;
  return `${worth} carries to ${next.holeNumber}${round}`;
};

const distanceText = (view: GameView, hole: SideGameHole): HoleText => {
  const isNearest = gameTraits[view.game.gameType].measuredIn === "feet";
  const unit = isNearest ? "ft" : "yd";
  const measured = hole.results
    .filter(({ result }) => result !== "-")
    .toSorted((one, other) => (Number(one.result) - Number(other.result)) * (isNearest ? 1 : -1));
  const why = measured
    .map(({ participantId, result }) => `${nameIn(view, participantId)} ${result} ${unit}`)
    .join(" · ");
  const winners = view.sidesOf(hole.winnerIds);
  const isOpen = winners.length === 0;
  // Measured early: who leads has won only once everybody has played the hole.
  return {
    hole,
    winners,
    headline: isOpen ? "Still open" : null,
    why,
    won: isOpen ? null : hole.value,
  };
};

const wolfText = (view: GameView, hole: SideGameHole): HoleText | null => {
  const choice = view.results.wolfChoices.find(
    (each) => each.roundNumber === hole.roundNumber && each.holeNumber === hole.holeNumber,
  );
  if (hole.state === "open" && !choice) return null;
  const chosen = choice ? choiceText(view, choice) : "No choice recorded, nobody scores";
  const winners = view.sidesOf(hole.winnerIds);
  const points = hole.results
    .filter(({ points: each }) => each !== 0)
    .map(({ participantId, points: each }) => `${nameIn(view, participantId)} ${signed(each)}`);
  const headline =
    hole.state === "open" ? "Still open" : hole.state === "tied" ? "Tied" : "No points";
  return {
    hole,
    winners,
    headline: winners.length === 0 ? headline : null,
    why: [chosen, ...points].join(" · "),
    won: null,
  };
};

/** "Ana Ace takes Ben Bee", "Ana Ace, lone wolf". */
export const choiceText = (
  { nameOf }: Pick<GameView, "nameOf">,
  { wolfId, partnerId }: Pick<GameView["results"]["wolfChoices"][number], "wolfId" | "partnerId">,
): string =>
  partnerId === null
    ? `${nameOf(wolfId)}, lone wolf`
    : `${nameOf(wolfId)} takes ${nameOf(partnerId)}`;

const scoresText = (view: GameView, hole: SideGameHole): HoleText => {
  const { ball, isMatchForEachPlayer, paidBy } = gameTraits[view.game.gameType];
  const isWorst = ball === "worst";
  const scores = view.sides.flatMap((side) => {
    const figures = figuresOf(hole, side);
    if (figures.length === 0) return [];
    return [{ side, score: isWorst ? Math.max(...figures) : Math.min(...figures) }];
  });
  const lowest = Math.min(...scores.map(({ score }) => score));
  const level = scores.filter(({ score }) => score === lowest).map(({ side }) => side);
  const winners = paidBy === "place" ? level : view.sidesOf(hole.winnerIds);
  // A hole behind the end of a match has scores, but belongs to nobody.
  const headline = level.length === scores.length ? "Halved" : "Nobody wins it";
  // In the Ryder Cup each player has a match of their own.
  const why = isMatchForEachPlayer
    ? hole.results.map(({ participantId, result }) => `${nameIn(view, participantId)} ${result}`)
    : scores.map(({ side, score }) => `${side.side} ${score}`);
  return {
    hole,
    winners,
    headline: winners.length === 0 ? headline : null,
    why: why.join(" · "),
    won: null,
  };
};

/** The names of a hole's winners. */
export const winnersText = (winners: ReadonlyArray<Side>): string =>
  listed(winners.map(({ side }) => side));
