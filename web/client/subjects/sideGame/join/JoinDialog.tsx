import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { gameTypeLabels } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import {
  getTeamLeaderboard,
  type TeamLeaderboardEntry,
} from "../../../../contract/board/teamLeaderboard.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { getSideGameResults, joinSideGame } from "../../../../contract/sideGame/sideGames.ts";
import { sentenceOf, serverSentence } from "../../../data/apiError.ts";
import { readOf, useRead } from "../../../data/read.ts";
import { showFailure } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { stakeText } from "../words.ts";
import { PartnerChoice } from "./Partner.tsx";
import { TeamChoice } from "./TeamChoice.tsx";

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

interface JoinFormProps {
  readonly game: SideGame;
  readonly me: PlayerId;
  /** True for who was in the game when the dialog was opened. */
  readonly isChange: boolean;
  /** The suggested name of the team. */
  readonly ownTeam: string | null;
  /** True if nobody could read which team the player has. */
  readonly isTeamUnknown: boolean;
  readonly onClose: () => void;
}

/** The team, the partner or nothing: the format of the game decides. */
const JoinForm = ({ game, me, isChange, ownTeam, isTeamUnknown, onClose }: JoinFormProps) => {
  const { mutate: join, isPending } = useJoin(game, isChange, onClose);
  const { gameFormat: format } = game;
  const results = useRead(getSideGameResults, { sideGameId: game.id });
  const hasBegun = results.data !== undefined && results.data.status !== "not_started";
  const own = game.participants.find(({ userId }) => userId === me);
  const form = useForm({
    initial: {
      teamName: own?.teamName ?? ownTeam ?? "",
      isTeamCaptain: own?.isTeamCaptain ?? false,
      partnerId: String(own?.partnerId ?? ""),
    },
    validate: ({ teamName, partnerId }) => {
      if (format === "team" && teamName.trim() === "") return { teamName: "Team name is required" };
      if (format === "partners" && partnerId === "")
        return { partnerId: "Please select a partner" };
      return {};
    },
    onSubmit: ({ teamName, isTeamCaptain, partnerId }) =>
      join(
        {
          teamName: format === "team" ? teamName.trim() : null,
          isTeamCaptain: format === "team" && isTeamCaptain,
          partnerId: format === "partners" ? (partnerId as PlayerId) : null,
        },
        { onError: form.fail },
      ),
  });
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submitText={isChange ? "Save" : "Join"}
      pendingText={isChange ? "Saving..." : "Joining..."}
      isPending={isPending}
    >
      <div className={asStack({ gap: 4 })}>
        {hasBegun ? (
          <p>
            <Caution>This side game has started: nobody can join it or change sides.</Caution>
          </p>
        ) : null}
        {format === "team" ? (
          <TeamChoice
            game={game}
            ownTeam={ownTeam}
            isTeamUnknown={isTeamUnknown}
            name={form.field("teamName")}
            captain={form.check("isTeamCaptain")}
            onTeam={(teamName) => form.set("teamName", teamName)}
          />
        ) : null}
        {format === "partners" ? (
          <PartnerChoice game={game} me={me} field={form.field("partnerId")} />
        ) : null}
      </div>
    </DialogForm>
  );
};

const FAILURE = "Failed to join side game";

/** Joins a game, or changes the side of who is in it. A refusal is shown with the server's own sentence. */
export const useJoin = ({ id }: SideGame, isChange: boolean, onJoined: () => void) =>
  useWrite(
    joinSideGame,
    (body: Body<typeof joinSideGame>) => ({ params: { sideGameId: id }, body }),
    {
      done: isChange ? "Saved" : "Successfully joined the side game!",
      onDone: onJoined,
      onFailed: (error) => {
        const sentence = serverSentence(error);
        showFailure(
          error,
          sentence === null
            ? { title: FAILURE, description: sentenceOf(error) }
            : { title: sentence },
        );
      },
    },
  );
