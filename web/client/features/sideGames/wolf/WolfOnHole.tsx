import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import { canPlayWolf } from "../../../../../domain/golf/sideGames/wolfHole.ts";
import type { HoleNumber, PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { SideGame } from "../../../../contract/sideGame.ts";
import { Dialog, DialogBody } from "../../../components/dialogs/Dialog.tsx";
import { useToast } from "../../../lib/useToast.ts";
import { resultsQuery, sideGamesQuery } from "../api.ts";
import { gameView } from "../gameView.ts";
import { OnHole } from "../onHole/OnHole.tsx";
import { choiceText } from "../results/holeTexts.ts";
import { useWolfChoice } from "./useWolfChoice.ts";
import { WolfForm } from "./WolfForm.tsx";
import { isOnHole, wolfHoles } from "./wolfHoles.ts";
import { onHoleText } from "./wolfTexts.ts";

interface Place {
  readonly roundNumber: RoundNumber;
  readonly holeNumber: HoleNumber;
}

interface Props extends Place {
  readonly tournamentId: SideGame["eventId"];
  readonly me: PlayerId;
}

/** The wolf's choice on the current hole, for players of an open wolf game. */
export const WolfOnHole = ({ tournamentId, me, ...place }: Props) => {
  const { data: games = [] } = useQuery(sideGamesQuery(tournamentId));
  const game = games.find((each) => isPlayedBy(each, place.roundNumber));
  return game ? <Choice game={game} me={me} place={place} /> : null;
};

const isPlayedBy = (game: SideGame, roundNumber: RoundNumber) =>
  gameTraits[game.gameType].hole === "wolf" &&
  game.hasJoined &&
  game.status === "open" &&
  canPlayWolf(game.participantCount) &&
  game.roundNumbers.includes(roundNumber);

interface ChoiceProps {
  readonly game: SideGame;
  readonly me: PlayerId;
  readonly place: Place;
}

const Choice = ({ game, me, place }: ChoiceProps) => {
  const { toast } = useToast();
  const { data: results } = useQuery(resultsQuery(game.eventId, game.id));
  const [isOpen, setOpen] = useState(false);
  const view = results ? gameView(game, results, me) : null;
  const { record, isPending } = useWolfChoice(game, (choice) => {
    setOpen(false);
    if (view) toast({ title: "Choice saved", description: choiceText(view, choice) });
  });
  const hole = view ? wolfHoles(view).find((each) => isOnHole(each, place)) : undefined;
  if (!view || !hole || view.results.status === "final") return null;
  return (
    <>
      <OnHole onPress={() => setOpen(true)}>{onHoleText(view, hole)}</OnHole>
      {isOpen ? (
        <Dialog isOpen onClose={() => setOpen(false)} title="Wolf's choice">
          <DialogBody>
            <WolfForm
              view={view}
              hole={hole}
              isPending={isPending}
              onRecord={(wolfId, partnerId) => record({ ...place, wolfId, partnerId })}
            />
          </DialogBody>
        </Dialog>
      ) : null}
    </>
  );
};
