import { useQuery } from "@tanstack/react-query";
import { Scissors } from "lucide-react";
import { useState } from "react";
import type { CountedEvent } from "../../../../contract/event.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { leaderboardQuery } from "../api.ts";
import { CutDialog } from "./CutDialog.tsx";
import { roundsToCut } from "./roundsToCut.ts";

interface Props {
  readonly event: CountedEvent;
}

/** Shown once everybody has finished a round, until somebody has scores in the next one. */
export const CutButton = ({ event }: Props) => {
  const { data: board = [] } = useQuery(leaderboardQuery(event.id));
  const [isOpen, setOpen] = useState(false);
  const rounds = roundsToCut(board, event.numberOfRounds);
  if (!isOpen && rounds.length === 0) return null;
  return (
    <>
      <Button
        variant="line"
        size="small"
        icon={<Scissors size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Make the Cut
      </Button>
      {isOpen ? (
        <CutDialog event={event} board={board} rounds={rounds} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
};
