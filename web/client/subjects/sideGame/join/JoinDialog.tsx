import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { gameTypeLabels } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import {
  getTeamLeaderboard,
  type TeamLeaderboardEntry,
} from "../../../../contract/board/teamLeaderboard.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { readOf } from "../../../data/read.ts";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { stakeText } from "../words.ts";
import { JoinForm } from "./JoinForm.tsx";

interface Props {
  readonly game: SideGame;
  readonly me: PlayerId;
  readonly onClose: () => void;
}

/** Asks for what the format needs: on joining, and to change it until the first score. */
export const JoinDialog = ({ game, me, onClose }: Props) => {
  // The list may know that the reader has joined before the answer to joining arrives.
  const [isChange] = useState(game.hasJoined);
  const isForTeams = game.gameFormat === "team";
  const teams = useQuery({
    ...readOf(getTeamLeaderboard, { eventId: game.eventId }),
    enabled: isForTeams,
  });
  const ownTeam = ownTeamName(teams.data ?? [], me);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${isChange ? "Change" : "Join"} ${gameTypeLabels[game.gameType]}`}
      description={
        isChange
          ? "You can change it until the first score on the holes of the game."
          : `The purse of ${stakeText(game.totalPurse)} is put up in equal parts by everybody who plays. You can leave until the first score on its holes.`
      }
    >
      {/* If the event has no teams, the name is typed. */}
      {isForTeams && teams.isPending ? (
        <DialogBody>
          <SkeletonSlats label="Loading teams..." />
        </DialogBody>
      ) : (
        <JoinForm
          game={game}
          me={me}
          isChange={isChange}
          ownTeam={ownTeam}
          isTeamUnknown={teams.isLoadingError}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};

/** The name of the player's team in the event, else of the player's pair. */
export const ownTeamName = (
  entries: ReadonlyArray<Pick<TeamLeaderboardEntry, "team" | "players">>,
  me: PlayerId,
): string | null => {
  const own = entries.filter(({ players }) => players.some(({ id }) => id === me));
  const [first] = [...own.filter(({ team }) => team.type === "team"), ...own];
  return first?.team.name ?? null;
};
