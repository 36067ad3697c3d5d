import type { ReactNode } from "react";
import { gameTraits, isMeasured } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import { canPlayWolf } from "../../../../../domain/golf/sideGames/wolfHole.ts";
import type { PlayerId, RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import { isKnownGame, type SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { listSideGames } from "../../../../contract/sideGame/sideGames.ts";
import { useRead } from "../../../data/read.ts";

import type { Place } from "../place.ts";
import { GameOnHole } from "./GameOnHole.tsx";
import * as styles from "./OnHole.css.ts";

interface Props extends Place {
  readonly tournamentId: TournamentId;
  readonly me: PlayerId;
  /** The players whose cards are kept on this device, the one of the open card first. */
  readonly cards: ReadonlyArray<PlayerId>;
}

/** What the side games of a player ask on the current hole. */
export const GamesOnHole = ({ tournamentId, me, cards, ...place }: Props): ReactNode => {
  const { data: games = [] } = useRead(listSideGames, { eventId: tournamentId });
  return (
    <div className={styles.lines}>
      {games
        .filter(isKnownGame)
        .filter(asksIn(place.roundNumber))
        .map((game) => (
          <GameOnHole key={game.id} game={game} me={me} cards={cards} place={place} />
        ))}
    </div>
  );
};

const asksIn =
  (round: RoundNumber) =>
  ({ gameType, hasJoined, status, roundNumbers, participantCount }: SideGame): boolean =>
    hasJoined &&
    status === "open" &&
    roundNumbers.includes(round) &&
    (isMeasured(gameType) ||
      (gameTraits[gameType].hole === "wolf" && canPlayWolf(participantCount)));
