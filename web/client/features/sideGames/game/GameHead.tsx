import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGame } from "../../../../contract/sideGame.ts";
import { Badge, Tag } from "../../../components/badges/Badge.tsx";
import { Button } from "../../../components/buttons/Button.tsx";
import { CrestHeading } from "../../../components/page/CrestHeading.tsx";
import * as shared from "../SideGames.css.ts";
import * as styles from "./GameHead.css.ts";
import { gameFacts } from "./gameFacts.ts";

interface Props {
  readonly game: SideGame;
  readonly headingId: string;
  readonly onJoin: (() => void) | null;
}

/** The facts of a game and the button to join. */
export const GameHead = ({ game, headingId, onJoin }: Props) => (
  <>
    <header className={styles.head}>
      <div className={styles.titles}>
        <CrestHeading as="h2" size="card">
          <span id={headingId}>{gameTraits[game.gameType].label}</span>
        </CrestHeading>
        <p className={shared.dim}>{gameTraits[game.gameType].summary}</p>
      </div>
      <WayIn game={game} onJoin={onJoin} />
    </header>
    <ul className={styles.facts} aria-label="How it is played">
      {gameFacts(game).map((fact) => (
        <li key={fact} className={styles.fact}>
          {fact}
        </li>
      ))}
    </ul>
    {game.gameDescription ? <p className={styles.words}>{game.gameDescription}</p> : null}
  </>
);

const WayIn = ({ game, onJoin }: Pick<Props, "game" | "onJoin">) => {
  if (game.hasJoined) return <Badge kind="upcoming">Joined</Badge>;
  if (game.status === "cancelled") return <Badge kind="cancelled">Cancelled</Badge>;
  if (game.status === "completed") return <Badge kind="completed">Completed</Badge>;
  if (game.maxParticipants !== null && game.participantCount >= game.maxParticipants) {
    return <Tag>Full</Tag>;
  }
  if (onJoin === null) return <Tag>Open</Tag>;
  return (
    <Button onClick={onJoin} aria-label={`Join ${gameTraits[game.gameType].label}`}>
      Join
    </Button>
  );
};
