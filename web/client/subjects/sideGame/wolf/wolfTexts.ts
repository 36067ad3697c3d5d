import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { callNames } from "../../person/shortNames.ts";
import type { GameView } from "../gameView.ts";
import type { WolfHole } from "./wolfHoles.ts";

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
    ? `${nameOf(choice.wolfId)}, lone wolf`
    : `${nameOf(choice.wolfId)} takes ${nameOf(choice.partnerId)}`;
};
