import { wolfInTurn } from "../../../../../domain/golf/sideGames/wolfHole.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { WolfChoice } from "../../../../contract/sideGame/sideGameRecords.ts";
import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import { callNames } from "../../person/playerText.ts";
import { figuresOf, type HoleText, isAt, nameIn } from "../gameHole.ts";
import type { GameView, Side } from "../gameView.ts";
import { signedText } from "../words.ts";

/** A hole with its wolf. */
interface WolfHole {
  readonly hole: SideGameHole;
  /** The wolf by the order of joining, among those who play. */
  readonly inTurn: PlayerId | undefined;
  /** The latest recorded choice. */
  readonly choice: WolfChoice | undefined;
}

export const wolfHole = (
  { results: { playerIds, wolfChoices } }: Pick<GameView, "results">,
  hole: SideGameHole,
): WolfHole => ({
  hole,
  inTurn: wolfInTurn(playerIds, hole.holeNumber),
  choice: wolfChoices.find(isAt(hole)),
});

/** The next hole that needs a choice: an unplayed one if possible, and never the one just done. */
export const nextToChoose = (view: GameView, done?: SideGameHole): SideGameHole | undefined => {
  const without = view.results.holes.filter(
    (each) => !wolfHole(view, each).choice && !(done && isAt(done)(each)),
  );
  return without.find(({ state }) => state === "open") ?? without[0] ?? view.results.holes.at(-1);
};

/** First names, because there is little room: "Wolf: Ana", "Ana takes Ben", "Ana, lone wolf". */
export const onHoleText = (
  { game: { participants } }: Pick<GameView, "game">,
  { inTurn, choice }: Pick<WolfHole, "inTurn" | "choice">,
): string => {
  const callName = callNames(participants.map(({ user }) => user));
  const nameOf = (id: PlayerId | undefined) => {
    const player = participants.find(({ userId }) => userId === id);
    return player ? callName(player.user) : "?";
  };
  if (!choice) return `Wolf: ${nameOf(inTurn)}`;
  return choice.partnerId === null
    ? `${nameOf(choice.playerId)}, lone wolf`
    : `${nameOf(choice.playerId)} takes ${nameOf(choice.partnerId)}`;
};

/** "Ana Ace takes Ben Bee", "Ana Ace, lone wolf". */
export const choiceText = (
  { nameOf }: Pick<GameView, "nameOf">,
  { playerId, partnerId }: Pick<WolfChoice, "playerId" | "partnerId">,
): string =>
  partnerId === null
    ? `${nameOf(playerId)}, lone wolf`
    : `${nameOf(playerId)} takes ${nameOf(partnerId)}`;

/** The choice and the points of a hole among its results. */
export const wolfText = (view: GameView, hole: SideGameHole): HoleText | null => {
  const { choice } = wolfHole(view, hole);
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
const ballsText = (view: GameView, hole: SideGameHole, { playerId, partnerId }: WolfChoice) => {
  const isOfWolf = ({ members }: Side) =>
    members.some(({ userId }) => userId === playerId || userId === partnerId);
  const balls = [true, false].map((isWolf) =>
    view.sides.filter((side) => isOfWolf(side) === isWolf).flatMap((side) => figuresOf(hole, side)),
  );
  const [ofWolf = [], ofOthers = []] = balls;
  if (hole.state === "open" || ofWolf.length === 0 || ofOthers.length === 0) return [];
  return [`Best ball ${Math.min(...ofWolf)} v ${Math.min(...ofOthers)}`];
};
