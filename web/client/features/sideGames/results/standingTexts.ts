import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import { counted } from "../../../lib/counted.ts";
import { signed } from "../../../lib/signed.ts";
import type { GameView, Side } from "../gameView.ts";
import { fullName } from "../words.ts";

/** The reason for a place: "2 skins", "71 strokes, -1", "+3 points". */
export const scoreText = ({ game }: Pick<GameView, "game">, side: Side): string => {
  const { points, strokes, toPar } = side;
  switch (gameTraits[game.gameType].standing) {
    case "skins":
      return counted(points, "skin");
    case "points":
      return counted(points, "point");
    case "holesWon":
      return `${counted(points, "hole")} won`;
    case "strokes":
      return strokes === 0 ? "No holes yet" : `${counted(strokes, "stroke")}, ${parText(toPar)}`;
    case "gains":
      return `${signed(points)} ${Math.abs(points) === 1 ? "point" : "points"}`;
  }
};

const parText = (toPar: number) => (toPar === 0 ? "E" : signed(toPar));

/** The players of a side with its own name, the captain first. */
export const membersText = ({ members, side }: Side): string | null => {
  const names = members
    .toSorted((one, other) => Number(other.isTeamCaptain) - Number(one.isTeamCaptain))
    .map(({ user, isTeamCaptain }) => `${fullName(user)}${isTeamCaptain ? " (captain)" : ""}`);
  return members.some(({ teamName }) => teamName === side) ? names.join(", ") : null;
};

/** Players who wait for their named partner to choose them. */
export const waitingText = ({ game, nameOf }: GameView, { members }: Side): string | null => {
  const [only] = members;
  if (game.gameFormat !== "partners" || members.length !== 1 || !only?.partnerId) return null;
  const named = only.partnerId;
  return game.participants.some(({ userId }) => userId === named)
    ? `Named ${nameOf(named)}, not chosen back`
    : "The partner has not joined yet";
};
