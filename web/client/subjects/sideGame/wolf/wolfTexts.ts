import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { WolfChoice } from "../../../../contract/sideGame/sideGameRecords.ts";
import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import { callNames } from "../../person/shortNames.ts";
import type { GameView, Side } from "../gameView.ts";
import { figuresOf, type HoleText, nameIn } from "../results/holeText.ts";
import { signedText } from "../signedText.ts";
import { type WolfHole, wolfHole } from "./wolfHoles.ts";

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
