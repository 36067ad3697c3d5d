import { ChevronRight, CloudOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { recordKindOf } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { RecordKind } from "../../../../../domain/golf/sideGames/holeRecord.ts";
import type { PlayerId, RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import { isKnownGame, type SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { getSideGameResults, listSideGames } from "../../../../contract/sideGame/sideGames.ts";
import { useRead } from "../../../data/read.ts";
import { useOutbox } from "../../../outbox/outbox.ts";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asText } from "../../../ui/layout.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { isAt, type Place } from "../gameHole.ts";
import { isOver, recordFaces } from "../recordFaces.ts";
import { useGameView } from "../useGameView.ts";
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

interface GameOnHoleProps {
  readonly game: SideGame;
  readonly kind: RecordKind;
  readonly me: PlayerId;
  readonly cards: ReadonlyArray<PlayerId>;
  readonly place: Place;
}

/** One game on a hole of its own. */
const GameOnHole = ({ game, kind, me, cards, place }: GameOnHoleProps) => {
  const { data: results } = useRead(getSideGameResults, { sideGameId: game.id });
  const view = useGameView(game, results, me);
  const { waiting, isHeldUp } = useOutbox();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const hole = view?.results.holes.find(isAt(place));
  if (!view || !hole || isOver(kind, view.results)) return null;
  const isWaiting = waiting.some((each) => each.sideGameId === game.id && isAt(place)(each.record));
  const players = cards.filter((id) => game.participants.some(({ userId }) => userId === id));
  const { onHole, title, Form } = recordFaces[kind];
  return (
    <>
      <OnHole isWaiting={isWaiting && isHeldUp} onPress={() => setOpen(true)}>
        {onHole(view, hole)}
      </OnHole>
      {isOpen ? (
        <Dialog isOpen onClose={close} title={title(view, hole)}>
          <DialogBody>
            <Form view={view} hole={hole} me={me} players={players} onDone={close} />
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
