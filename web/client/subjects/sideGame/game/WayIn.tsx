import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { Badge, Tag } from "../../../ui/badges/Badge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow } from "../../../ui/layout.ts";

/** What the reader can do about being in a game. */
export interface Ways {
  /** Joins it, or chooses another team or partner. */
  readonly onJoin: () => void;
  readonly onLeave: () => void;
}

interface Props {
  readonly game: SideGame;
  /** Null for readers who cannot join any game of this event. */
  readonly ways: Ways | null;
  /** Somebody has a score on its holes; unknown until its results are read. */
  readonly hasBegun: boolean | undefined;
}

/** The button to join a game; for who has joined, the ways out and to another side. */
export const WayIn = ({ game, ways, hasBegun }: Props) => {
  const label = gameTraits[game.gameType].label;
  if (game.hasJoined) {
    const mayChange = ways !== null && game.status === "open" && hasBegun === false;
    const other = otherSides[game.gameFormat];
    return (
      <div className={asRow({ gap: 2, justify: "end", wrap: true })}>
        <Badge kind="upcoming">Joined</Badge>
        {mayChange && other !== null ? (
          <Button
            variant="line"
            size="small"
            aria-label={`${other}: ${label}`}
            onClick={ways.onJoin}
          >
            {other}
          </Button>
        ) : null}
        {mayChange ? (
          <Button variant="quiet" size="small" aria-label={`Leave ${label}`} onClick={ways.onLeave}>
            Leave
          </Button>
        ) : null}
      </div>
    );
  }
  if (game.status === "cancelled") return <Badge kind="cancelled">Cancelled</Badge>;
  if (game.status === "completed") return <Badge kind="completed">Completed</Badge>;
  if (hasBegun) return <Tag>Started</Tag>;
  if (game.maxParticipants !== null && game.participantCount >= game.maxParticipants) {
    return <Tag>Full</Tag>;
  }
  if (ways === null) return <Tag>Open</Tag>;
  return (
    <Button onClick={ways.onJoin} aria-label={`Join ${label}`}>
      Join
    </Button>
  );
};

const otherSides = {
  individual: null,
  team: "Change team",
  partners: "Change partner",
} as const;
