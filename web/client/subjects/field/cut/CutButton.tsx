import { Scissors } from "lucide-react";
import { useState } from "react";
import { getLeaderboard } from "../../../../contract/board/leaderboard.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { listCuts } from "../../../../contract/field/cuts.ts";
import { useRead } from "../../../data/read.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";

import { CutDialog } from "./CutDialog.tsx";
import { MadeCuts } from "./MadeCuts.tsx";
import { hasScoresAfter, roundsToCut } from "./roundsToCut.ts";

interface Props {
  readonly event: CountedEvent;
}

/**
 * Shown once everybody has finished a round, until somebody has scores in the next one. A cut that
 * was made can be taken back until then, also when somebody has joined the field since.
 */
export const CutButton = ({ event }: Props) => {
  const { data: board = [] } = useRead(getLeaderboard, { eventId: event.id });
  const { data: made = [] } = useRead(listCuts, { eventId: event.id });
  const [opened, setOpened] = useState<"making" | "taking back" | null>(null);
  const rounds = roundsToCut(board, event.numberOfRounds, event.rounds);
  const cuts = made.filter(({ afterRound }) => !hasScoresAfter(board, afterRound));
  const canMake = rounds.length > 0;
  if (opened === null && !canMake && cuts.length === 0) return null;
  const close = () => setOpened(null);
  return (
    <>
      <Button
        variant="line"
        size="small"
        icon={<Scissors size={20} aria-hidden="true" />}
        onClick={() => setOpened(canMake ? "making" : "taking back")}
      >
        {canMake ? "Make the Cut" : "Take Back the Cut"}
      </Button>
      {opened === "making" ? (
        <CutDialog event={event} board={board} rounds={rounds} cuts={cuts} onClose={close} />
      ) : null}
      {opened === "taking back" ? (
        <Dialog isOpen onClose={close} overline={event.name} title="Take Back the Cut">
          <DialogBody>
            <MadeCuts eventId={event.id} cuts={cuts} onWithdrawn={close} />
          </DialogBody>
        </Dialog>
      ) : null}
    </>
  );
};
