import { Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { gameTypeLabels } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { isKnownGame, type SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { listSideGames } from "../../../../contract/sideGame/sideGames.ts";
import { useRead } from "../../../data/read.ts";
import { unsaved } from "../../../device/unsaved.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { numberText } from "../../../ui/listText.ts";
import { moneyText } from "../../../ui/money.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { heading } from "../../../ui/theme/theme.css.ts";
import { GameDialog } from "./form/GameDialog.tsx";
import { GameDetail } from "./GameDetail.tsx";
import { formatLabels, roundsText } from "./gameTexts.ts";
import * as styles from "./SideGames.css.ts";

interface Props {
  readonly event: EventDetail;
  /** False for readers who may only view. */
  readonly mayManage: boolean;
}

/** The side games of an event, each with its records, its settlement and its players. */
export const SideGames = ({ event, mayManage }: Props) => {
  const [search, setSearch] = useSearchParams();
  const query = useRead(listSideGames, { eventId: event.id });
  const { data, error } = query;
  const [isCreating, setCreating] = useState(false);
  if (!data) {
    if (!error) return <SkeletonSlats label="Loading side games..." />;
    return <FailedRead title="The side games could not be loaded" of={query} />;
  }
  const games = data.filter(isKnownGame);
  const open = games.find(({ id }) => id === search.get("game")) ?? games[0];
  const show = ({ id }: SideGame) => {
    if (id !== open?.id) unsaved.leave(document, () => setSearch({ game: id }, { replace: true }));
  };
  return (
    <div className={asStack({ gap: 4, shrinks: true })}>
      <div className={asRow({ gap: 3, justify: "between", wrap: true })}>
        <h2 className={heading}>Sins &amp; Skins</h2>
        {mayManage ? (
          <Button
            // If a game is open, recording for it is the main action.
            variant={open ? "line" : "main"}
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            Create Side Game
          </Button>
        ) : null}
      </div>
      {open ? (
        <div className={styles.columns}>
          <ul className={styles.games}>
            {games.map((game) => (
              <li key={game.id}>
                <GameButton game={game} isOpen={game.id === open.id} onOpen={() => show(game)} />
              </li>
            ))}
          </ul>
          <GameDetail key={open.id} game={open} mayManage={mayManage} />
        </div>
      ) : (
        <EmptyState title="No Side Games Yet" seed={`${event.id} side games`}>
          {mayManage
            ? "Create the first one; players join it on the event's page."
            : "Skins and other side games of this event appear here."}
        </EmptyState>
      )}
      {isCreating ? <GameDialog event={event} onClose={() => setCreating(false)} /> : null}
    </div>
  );
};

interface ButtonProps {
  readonly game: SideGame;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

const CENTS = 100;

const GameButton = ({ game, isOpen, onOpen }: ButtonProps) => (
  <button type="button" className={styles.game} aria-pressed={isOpen} onClick={onOpen}>
    <span className={asText({ weight: "strong", breaks: true })}>
      {gameTypeLabels[game.gameType]}
    </span>
    <span className={asText({ tone: "textDim", size: "sm" })}>
      {[
        formatLabels[game.gameFormat],
        roundsText(game.roundNumbers),
        moneyText(game.totalPurse / CENTS),
        `${numberText(game.participantCount)} joined`,
      ].join(" · ")}
    </span>
  </button>
);
