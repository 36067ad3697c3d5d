import type { ReactNode } from "react";
import { recordKindOf } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { RecordKind } from "../../../../../domain/golf/sideGames/holeRecord.ts";
import type { PlayerId, RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import { isKnownGame, type SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { listSideGames } from "../../../../contract/sideGame/sideGames.ts";
import { useRead } from "../../../data/read.ts";

import type { Place } from "../place.ts";
import { recordFaces } from "../recordFaces.ts";
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
      {games.filter(isKnownGame).map((game) => {
        const kind = askedIn(game, place.roundNumber);
        return kind === null ? null : (
          <GameOnHole key={game.id} game={game} kind={kind} me={me} cards={cards} place={place} />
        );
      })}
    </div>
  );
};

/** What the game records in this round. */
const askedIn = (game: SideGame, round: RoundNumber): RecordKind | null => {
  if (!game.hasJoined || game.status !== "open" || !game.roundNumbers.includes(round)) return null;
  const kind = recordKindOf(game.gameType);
  return kind && recordFaces[kind].canPlay(game.participantCount) ? kind : null;
};
