import { gameTraits, recordKindOf } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import { countText } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import { shortNames } from "../../person/playerText.ts";
import { figuresOf, type HoleText } from "../gameHole.ts";
import type { GameView, Side } from "../gameView.ts";
import { recordFaces } from "../recordFaces.ts";

/** Newest first, because people ask about the latest results. */
export const holeTexts = (view: GameView): ReadonlyArray<HoleText> =>
  view.results.holes
    .map((hole, index) => textOf(view, hole, index))
    .filter((text) => text !== null)
    .toReversed();

const textOf = (view: GameView, hole: SideGameHole, index: number): HoleText | null => {
  const kind = recordKindOf(view.game.gameType);
  if (kind) return recordFaces[kind].holeText(view, hole);
  if (hole.state === "open") return null;
  if (gameTraits[view.game.gameType].hole === "skin") return skinText(view, hole, index);
  return isByMatch(view) ? matchHoleText(view, hole) : ballText(view, hole);
};

/** Its holes are won in matches, each with the strokes received in it. */
export const isByMatch = ({ game }: Pick<GameView, "game">): boolean =>
  gameTraits[game.gameType].paidBy === "match";

/** What each match compared on the hole: a score of the game alone would not say who won. */
const matchHoleText = (view: GameView, hole: SideGameHole): HoleText | null => {
  // Before two opponents have joined there is nothing to win.
  if (view.results.matches.length === 0) return null;
  const { nameOf } = opponentsIn(view, null);
  const winners = view.sidesOf(hole.winnerIds);
  const why = hole.matchScores.map(
    ({ playerId, opponentId, playerScore, opponentScore }) =>
      `${nameOf(playerId)} ${playerScore} v ${nameOf(opponentId)} ${opponentScore}`,
  );
  // A hole behind the end of every match belongs to nobody.
  const [headline, reason] =
    why.length > 0 ? ["Halved", why.join(" · ")] : ["Nobody wins it", "No match is played here"];
  return {
    hole,
    winners,
    headline: winners.length === 0 ? headline : null,
    why: reason,
    won: null,
  };
};

/** The best or the worst ball of each side, of which the lowest leads. */
const ballText = (view: GameView, hole: SideGameHole): HoleText => {
  const isWorst = gameTraits[view.game.gameType].ball === "worst";
  const scores = view.sides.flatMap((side) => {
    const figures = figuresOf(hole, side);
    if (figures.length === 0) return [];
    return [{ side, score: isWorst ? Math.max(...figures) : Math.min(...figures) }];
  });
  const lowest = Math.min(...scores.map(({ score }) => score));
  return {
    hole,
    winners: scores.filter(({ score }) => score === lowest).map(({ side }) => side),
    headline: scores.length === 0 ? "No scores" : null,
    why: scores.map(({ side, score }) => `${shortSideOf(side, view.sides)} ${score}`).join(" · "),
    won: null,
  };
};

/** A longer name would take several lines on a phone, on each hole and for each side. */
const LETTERS = 36;

/** "M. Lindqvist & T. Okafor", if the whole names are long: told apart from all of these sides. A team keeps the name it chose. */
export const shortSideOf = ({ side, members }: Side, sides: ReadonlyArray<Side>): string => {
  const isTeam = members.some(({ teamName }) => teamName !== null);
  if (side.length <= LETTERS || isTeam || members.length === 0) return side;
  const shortName = shortNames(sides.flatMap((each) => each.members.map(({ user }) => user)));
  return members.map(({ user }) => shortName(user)).join(" & ");
};

/** By the first player of each side. A Ryder Cup team plays several matches, so there by player. */
export const opponentsIn = (view: GameView, me: PlayerId | null) => {
  const isByPlayer = gameTraits[view.game.gameType].isMatchForEachPlayer;
  const sideOf = (playerId: PlayerId) =>
    isByPlayer
      ? undefined
      : view.sides.find(({ members }) => members.some(({ userId }) => userId === playerId));
  return {
    nameOf: (playerId: PlayerId) => sideOf(playerId)?.side ?? view.nameOf(playerId),
    isMine: (playerId: PlayerId) => sideOf(playerId)?.isMine ?? playerId === me,
  };
};

const worthOf = ({ value, carriedIn }: SideGameHole) => value + carriedIn;

/** The winner of a hole with the score, or what happens to the money of a tie. */
const skinText = (view: GameView, hole: SideGameHole, index: number): HoleText => {
  const winners = view.sidesOf(hole.winnerIds);
  const figures = skinFigures(view, hole);
  const [best] = figures;
  const figure = best ? figureText(view, best.figure) : "";
  if (winners.length > 0) {
    const carried = hole.carriedIn > 0 ? `, ${feeText(hole.carriedIn)} carried in` : "";
    return {
      hole,
      winners,
      headline: null,
      why: `With ${figure}${carried}`,
      won: worthOf(hole),
    };
  }
  return {
    hole,
    winners,
    headline: tieText(view, hole),
    why: carriesTo(view, hole, index),
    won: null,
  };
};

/** "3 tied at 4", "3 tied at net 4", "2 tied at 3 points". */
export const tieText = (view: GameView, hole: SideGameHole): string => {
  const figures = skinFigures(view, hole);
  const [best] = figures;
  if (!best) return "No scores";
  const level = figures.filter(({ figure }) => figure === best.figure);
  return `${level.length} tied at ${figureText(view, best.figure)}`;
};

const isByPoints = ({ game }: Pick<GameView, "game">) =>
  gameTraits[game.gameType].isByPoints === true;

export const figureText = (view: Pick<GameView, "game">, figure: number): string => {
  if (isByPoints(view)) return countText(figure, "point");
  return view.game.scoring === "net" ? `net ${figure}` : String(figure);
};

/** The scores of all sides on a hole that one side wins alone, best first. */
export const skinFigures = (view: GameView, hole: SideGameHole) => {
  const best = isByPoints(view) ? Math.max : Math.min;
  const direction = isByPoints(view) ? -1 : 1;
  return view.sides
    .flatMap((side) => {
      const figures = figuresOf(hole, side);
      return figures.length === 0 ? [] : [{ side, figure: best(...figures) }];
    })
    .toSorted((one, other) => (one.figure - other.figure) * direction);
};

/** A tie is carried within its purse only, so the last tie of a purse has no winner. */
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
