import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { getSideGameResults } from "../../../../contract/sideGame/sideGames.ts";
import { useRead } from "../../../data/read.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { useForm } from "../../../form/useForm.ts";
import { asStack } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";

import { PartnerChoice } from "./PartnerChoice.tsx";
import { TeamChoice } from "./TeamChoice.tsx";
import { useJoin } from "./useJoin.ts";

interface Props {
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
export const JoinForm = ({ game, me, isChange, ownTeam, isTeamUnknown, onClose }: Props) => {
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
