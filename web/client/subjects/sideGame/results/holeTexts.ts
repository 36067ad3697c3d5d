import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGameParticipantId } from "../../../../../domain/shared/values.ts";
import type { WolfChoice } from "../../../../contract/sideGame/sideGame.ts";
import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import { feeText } from "../../../ui/money.ts";
import type { GameView, Side } from "../gameView.ts";
import { signedText } from "../signedText.ts";
import { fullName } from "../words.ts";
import { figuresOf, type HoleText } from "./holeText.ts";
import { opponentsIn } from "./opponentsIn.ts";
import { shortSideOf } from "./shortSideOf.ts";
import { skinText } from "./skinTexts.ts";

/** Newest first, because people ask about the latest results. */
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
      return distanceText(view, hole);
    case "wolf":
      return wolfText(view, hole);
    case "scores":
      if (hole.state === "open") return null;
      return isByMatch(view) ? matchHoleText(view, hole) : ballText(view, hole);
  }
};

const nameIn = ({ participantOf }: GameView, id: SideGameParticipantId) => {
  const participant = participantOf(id);
  return participant ? fullName(participant.user) : "Former player";
};

const distanceText = (view: GameView, hole: SideGameHole): HoleText | null => {
  const isNearest = gameTraits[view.game.gameType].measuredIn === "feet";
  const unit = isNearest ? "ft" : "yd";
  const measured = hole.results
    .filter(({ result }) => result !== "-")
    .toSorted((one, other) => (Number(one.result) - Number(other.result)) * (isNearest ? 1 : -1));
  if (measured.length === 0) return hole.isPlayed ? unmeasuredText(view, hole) : null;
  const why = measured
    .map(({ participantId, result }) => `${nameIn(view, participantId)} ${result} ${unit}`)
    .join(" · ");
  const winners = view.sidesOf(hole.winnerIds);
  const isOpen = winners.length === 0;
  // A measured distance only leads: it wins when everybody has played the hole.
  return {
    hole,
    winners,
    headline: isOpen ? "Still open" : null,
    why,
    won: isOpen ? null : hole.value,
  };
};

/** Everybody has played it, and the office has measured nothing. */
const unmeasuredText = ({ results }: GameView, hole: SideGameHole): HoleText => ({
  hole,
  winners: [],
  headline: results.status === "final" ? "Nobody wins it" : "Still open",
  why: `No distance is recorded, ${feeText(hole.value)} is unclaimed`,
  won: null,
});

const wolfText = (view: GameView, hole: SideGameHole): HoleText | null => {
  const choice = view.results.wolfChoices.find(
    (each) => each.roundNumber === hole.roundNumber && each.holeNumber === hole.holeNumber,
  );
  if (!hole.isPlayed && !choice) return null;
  const chosen = choice ? choiceText(view, choice) : "No choice is recorded, nobody is paid";
  const winners = view.sidesOf(hole.winnerIds);
  const points = hole.results
    .filter(({ points: each }) => each !== 0)
    .map(({ participantId, points: each }) => `${nameIn(view, participantId)} ${signedText(each)}`);
  const headline =
    hole.state === "open" ? "Still open" : hole.state === "tied" ? "Tied" : "No points";
  return {
    hole,
    winners,
    headline: winners.length === 0 ? headline : null,
    why: [chosen, ...points, ...(choice ? ballsText(view, hole, choice) : [])].join(" · "),
    won: null,
  };
};

/** The scores that decided a hole: of the wolf's side, then of the others. */
const ballsText = (view: GameView, hole: SideGameHole, { wolfId, partnerId }: WolfChoice) => {
  const isOfWolf = ({ members }: Side) =>
    members.some(({ userId }) => userId === wolfId || userId === partnerId);
  const balls = [true, false].map((isWolf) =>
    view.sides.filter((side) => isOfWolf(side) === isWolf).flatMap((side) => figuresOf(hole, side)),
  );
  const [ofWolf = [], ofOthers = []] = balls;
  if (hole.state === "open" || ofWolf.length === 0 || ofOthers.length === 0) return [];
  return [`Best ball ${Math.min(...ofWolf)} v ${Math.min(...ofOthers)}`];
};

/** "Ana Ace takes Ben Bee", "Ana Ace, lone wolf". */
export const choiceText = (
  { nameOf }: Pick<GameView, "nameOf">,
  { wolfId, partnerId }: Pick<GameView["results"]["wolfChoices"][number], "wolfId" | "partnerId">,
): string =>
  partnerId === null
    ? `${nameOf(wolfId)}, lone wolf`
    : `${nameOf(wolfId)} takes ${nameOf(partnerId)}`;

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
