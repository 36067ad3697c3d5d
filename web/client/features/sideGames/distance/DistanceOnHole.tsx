import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { gameTypeLabels, isMeasured } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { HoleNumber, PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { SideGame } from "../../../../contract/sideGame.ts";
import { Dialog, DialogBody } from "../../../components/dialogs/Dialog.tsx";
import { resultsQuery, sideGamesQuery } from "../api.ts";
import { gameView } from "../gameView.ts";
import { OnHole } from "../onHole/OnHole.tsx";
import { DistanceForm } from "./DistanceForm.tsx";
import { leaderText } from "./distanceTexts.ts";

interface Place {
  readonly roundNumber: RoundNumber;
  readonly holeNumber: HoleNumber;
}

interface Props extends Place {
  readonly tournamentId: SideGame["eventId"];
  readonly me: PlayerId;
}

/** Who leads on the current hole, for players of an open game of distances. */
export const DistanceOnHole = ({ tournamentId, me, ...place }: Props) => {
  const { data: games = [] } = useQuery(sideGamesQuery(tournamentId));
  return games
    .filter(
      ({ gameType, hasJoined, status, roundNumbers }) =>
        isMeasured(gameType) &&
        hasJoined &&
        status === "open" &&
        roundNumbers.includes(place.roundNumber),
    )
    .map((game) => <Distance key={game.id} game={game} me={me} place={place} />);
};

interface DistanceProps {
  readonly game: SideGame;
  readonly me: PlayerId;
  readonly place: Place;
}

/** Also where a hole has a winner: who has not said yet how near they came may still win it. */
const Distance = ({ game, me, place }: DistanceProps) => {
  const { data: results } = useQuery(resultsQuery(game.eventId, game.id));
  const [isOpen, setOpen] = useState(false);
  const isHere = results?.holes.some(
    ({ roundNumber, holeNumber }) =>
      roundNumber === place.roundNumber && holeNumber === place.holeNumber,
  );
  if (!results || !isHere) return null;
  const view = gameView(game, results, me);
  const close = () => setOpen(false);
  return (
    <>
      <OnHole onPress={() => setOpen(true)}>{leaderText(view, place)}</OnHole>
      {isOpen ? (
        <Dialog
          isOpen
          onClose={close}
          title={`${gameTypeLabels[game.gameType]}, hole ${place.holeNumber}`}
        >
          <DialogBody>
            <DistanceForm view={view} place={place} me={me} onDone={close} />
          </DialogBody>
        </Dialog>
      ) : null}
    </>
  );
};
