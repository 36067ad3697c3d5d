import { Swords } from "lucide-react";
import { useState } from "react";
import { getLeaderboard } from "../../../../contract/board/leaderboard.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { useRead } from "../../../data/read.ts";
import { Button } from "../../../ui/buttons/Button.tsx";

import { levelPlayers, recordedPlayOffs } from "./levelPlayers.ts";
import { PlayOffDialog } from "./PlayOffDialog.tsx";

interface Props {
  readonly event: CountedEvent;
}

/** Shown if players are tied after the last round, or a play-off was recorded. */
export const PlayOffButton = ({ event }: Props) => {
  const { data: board = [] } = useRead(getLeaderboard, { eventId: event.id });
  const [isOpen, setOpen] = useState(false);
  const isAboutSomebody =
    levelPlayers(board, event).length > 0 || recordedPlayOffs(board, event).length > 0;
  if (!isOpen && !isAboutSomebody) return null;
  return (
    <>
      <Button
        variant="line"
        size="small"
        icon={<Swords size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Play-off
      </Button>
      {isOpen ? <PlayOffDialog event={event} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
