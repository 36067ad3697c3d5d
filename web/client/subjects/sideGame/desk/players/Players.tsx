import { useQuery } from "@tanstack/react-query";
import { Plus, UserMinus } from "lucide-react";
import { useState } from "react";
import { areForEachOther } from "../../../../../../domain/golf/sideGames/sides.ts";
import type { PlayerId } from "../../../../../../domain/shared/values.ts";
import type { SideGame, SideGameParticipant } from "../../../../../contract/sideGame/sideGame.ts";
import { takeOutOfSideGame } from "../../../../../contract/sideGame/sideGamePlayers.ts";
import type { SideGameResults } from "../../../../../contract/sideGame/sideGameResults.ts";
import { readOf } from "../../../../data/read.ts";
import { serverErrorOr } from "../../../../data/toasts.ts";
import { useWrite } from "../../../../data/write.ts";
import { ConfirmDialog } from "../../../../form/ConfirmDialog.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { EmptyState } from "../../../../ui/states/EmptyState.tsx";
import { type Column, Table } from "../../../../ui/tables/Table.tsx";
import { nameOf as fullNameOf } from "../../../person/playerText.ts";
import { namesOf } from "../gameTexts.ts";
import { AddPlayersToGame } from "./AddPlayersToGame.tsx";
import { Moves } from "./Moves.tsx";

interface Props {
  readonly game: SideGame;
  readonly results: SideGameResults;
  readonly mayManage: boolean;
}

/** The players of the game, with their team or partner; the office changes them until it is final. */
export const Players = ({ game, results, mayManage }: Props) => {
  const [isAdding, setAdding] = useState(false);
  const [takingOut, setTakingOut] = useState<SideGameParticipant | null>(null);
  const mayChange = mayManage && results.status !== "final" && game.status === "open";
  const names = namesOf(game);
  const player: Column<SideGameParticipant> = {
    header: "Player",
    cell: ({ userId }) =>
      `${names.get(userId) ?? "Former player"}${results.playerIds.includes(userId) ? "" : ", has not played"}`,
  };
  const team: Column<SideGameParticipant> = {
    header: "Team",
    cell: ({ teamName, isTeamCaptain }) =>
      `${teamName ?? "None"}${isTeamCaptain ? " (captain)" : ""}`,
  };
  const partner: Column<SideGameParticipant> = {
    header: "Partner",
    cell: (participant) => partnerText(game, participant),
  };
  const tools: Column<SideGameParticipant> = {
    header: "Actions",
    isTools: true,
    cell: (participant) => (
      <Button
        variant="quiet"
        size="small"
        icon={<UserMinus size={20} aria-hidden="true" />}
        aria-label={`Take out: ${names.get(participant.userId) ?? "Former player"}`}
        onClick={() => setTakingOut(participant)}
      >
        Take out
      </Button>
    ),
  };
  const columns = [
    player,
    ...(game.gameFormat === "team" ? [team] : []),
    ...(game.gameFormat === "partners" ? [partner] : []),
    ...(mayChange ? [tools] : []),
  ];
  return (
    <div className={asStack({ gap: 4, top: 4 })}>
      {mayChange ? (
        <div>
          <Button
            variant="line"
            size="small"
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            Add Players
          </Button>
        </div>
      ) : null}
      {game.participants.length === 0 ? (
        <EmptyState title="Nobody Plays Yet">Players join the game on the event's page.</EmptyState>
      ) : (
        <Table
          caption="Players"
          columns={columns}
          rows={game.participants}
          keyOf={({ id }) => id}
        />
      )}
      {isAdding ? <AddPlayersToGame game={game} onClose={() => setAdding(false)} /> : null}
      {takingOut ? (
        <TakeOutDialog game={game} participant={takingOut} onClose={() => setTakingOut(null)} />
      ) : null}
    </div>
  );
};

/** Two form a side once each has chosen the other. */
const partnerText = (game: SideGame, { userId, partnerId }: SideGameParticipant) => {
  if (partnerId === null) return "None";
  const partner = game.participants.find((each) => each.userId === partnerId);
  if (!partner) return "Has not joined yet";
  const own = { playerId: userId, partnerId };
  const isMutual = areForEachOther(own, { playerId: partnerId, partnerId: partner.partnerId });
  return `${namesOf(game).get(partnerId) ?? "Former player"}${isMutual ? "" : ", not chosen back"}`;
};

interface TakeOutDialogProps {
  readonly game: SideGame;
  readonly participant: SideGameParticipant;
  readonly onClose: () => void;
}

/** Asks before a player is taken out of a game, with what moves. */
const TakeOutDialog = ({ game, participant, onClose }: TakeOutDialogProps) => {
  const takeOut = useTakeOut(game);
  const asked = useQuery(takingOutPreview(game, participant.userId));
  const names = namesOf(game);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => takeOut.mutate(participant.userId, { onSuccess: onClose })}
      title={`Take ${fullNameOf(participant.user)} out of this game?`}
      confirmText="Take Out"
      pendingText="Taking out..."
      isPending={takeOut.isPending}
    >
      <Moves answer={asked} nameOf={(id) => names.get(id) ?? "Former player"} />
    </ConfirmDialog>
  );
};

/** What moves when this player is taken out. */
const takingOutPreview = ({ id }: SideGame, userId: PlayerId) =>
  readOf(takeOutOfSideGame, { sideGameId: id, userId, preview: "true" });

const useTakeOut = ({ id }: SideGame) =>
  useWrite(
    takeOutOfSideGame,
    (userId: PlayerId) => ({ params: { sideGameId: id, userId }, query: {} }),
    { done: "Player taken out", onFailed: serverErrorOr("Failed to take the player out") },
  );
