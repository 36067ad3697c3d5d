import { gameTraits, recordKindOf } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import { shortNames } from "../../person/shortNames.ts";
import type { GameView, Side } from "../gameView.ts";
import { recordFaces } from "../recordFaces.ts";
import { figuresOf, type HoleText } from "./holeText.ts";
import { opponentsIn } from "./opponentsIn.ts";
import { skinText } from "./skinTexts.ts";

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
