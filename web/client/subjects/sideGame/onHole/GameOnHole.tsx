import { ChevronRight, CloudOff } from "lucide-react";
import { useState } from "react";
import { gameTypeLabels, isMeasured } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { getSideGameResults } from "../../../../contract/sideGame/sideGames.ts";
import { useRead } from "../../../data/read.ts";
import { useOutbox } from "../../../outbox/outbox.ts";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asText } from "../../../ui/layout.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { DistanceForm } from "../distance/DistanceForm.tsx";
import { leaderText } from "../distance/distanceTexts.ts";
import { isAt, type Place } from "../place.ts";
import { useGameView } from "../useGameView.ts";
import { WolfForm } from "../wolf/WolfForm.tsx";
import { wolfHoles } from "../wolf/wolfHoles.ts";
import { onHoleText } from "../wolf/wolfTexts.ts";
import * as styles from "./OnHole.css.ts";

interface Props {
  readonly game: SideGame;
  readonly me: PlayerId;
  readonly cards: ReadonlyArray<PlayerId>;
  readonly place: Place;
}

/**
 * One game on a hole of its own. Distances are asked for where a hole has a winner, too: who has not
 * said yet how near they came may still win it.
 */
export const GameOnHole = ({ game, me, cards, place }: Props) => {
  const { data: results } = useRead(getSideGameResults, { sideGameId: game.id });
  const view = useGameView(game, results, me);
  const { waiting, isHeldUp } = useOutbox();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const hole = view ? wolfHoles(view).find((each) => isAt(place)(each.hole)) : undefined;
  const isByDistance = isMeasured(game.gameType);
  if (!view || !hole || (view.results.status === "final" && !isByDistance)) return null;
  const isWaiting = waiting.some((each) => each.sideGameId === game.id && isAt(place)(each.record));
  const players = cards.filter((id) => game.participants.some(({ userId }) => userId === id));
  return (
    <>
      <OnHole isWaiting={isWaiting && isHeldUp} onPress={() => setOpen(true)}>
        {isByDistance ? leaderText(view, place) : onHoleText(view, hole)}
      </OnHole>
      {isOpen ? (
        <Dialog
          isOpen
          onClose={close}
          title={
            isByDistance
              ? `${gameTypeLabels[game.gameType]}, hole ${place.holeNumber}`
              : "Wolf's choice"
          }
        >
          <DialogBody>
            {isByDistance ? (
              <DistanceForm view={view} place={place} me={me} players={players} onDone={close} />
            ) : (
              <WolfForm view={view} hole={hole} onDone={close} />
            )}
          </DialogBody>
        </Dialog>
      ) : null}
    </>
  );
};

interface OnHoleProps {
  readonly children: string;
  /** Something of it could not be sent yet. */
  readonly isWaiting: boolean;
  readonly onPress: () => void;
}

/** A line of a side game over the drawing of the hole, which opens its dialog. */
const OnHole = ({ children, isWaiting, onPress }: OnHoleProps) => (
  <button type="button" className={styles.line} onClick={onPress}>
    <span className={asText({ cut: true })}>{children}</span>
    {isWaiting ? (
      <>
        <VisuallyHidden>, waiting</VisuallyHidden>
        <CloudOff size={18} className={styles.sign} aria-hidden="true" />
      </>
    ) : (
      <ChevronRight size={18} className={styles.sign} aria-hidden="true" />
    )}
  </button>
);
