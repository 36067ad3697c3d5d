import { gameTypeLabels } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { SideGame } from "../../../../contract/sideGame.ts";
import { Dialog } from "../../../components/dialogs/Dialog.tsx";
import { DialogForm } from "../../../components/dialogs/DialogForm.tsx";
import { useForm } from "../../../lib/useForm.ts";
import { stakeText } from "../words.ts";
import * as styles from "./Join.css.ts";
import { PartnerChoice } from "./PartnerChoice.tsx";
import { TeamChoice } from "./TeamChoice.tsx";
import { useJoin } from "./useJoin.ts";

interface Props {
  readonly game: SideGame;
  readonly me: PlayerId;
  readonly onClose: () => void;
}

const nothing = { teamName: "", isTeamCaptain: false, partnerId: "" };

/** Asks what a game of this format needs, and says what joining means, since nobody can leave. */
export const JoinDialog = ({ game, me, onClose }: Props) => {
  const { join, isPending } = useJoin(game, onClose);
  const { gameFormat: format } = game;
  const { form, field, check, set, errorCount } = useForm({
    initial: nothing,
    validate: ({ teamName, partnerId }) => ({
      teamName: format === "team" && teamName.trim() === "" ? "Team name is required" : undefined,
      partnerId: format === "partners" && partnerId === "" ? "Please select a partner" : undefined,
    }),
    onSubmit: ({ teamName, isTeamCaptain, partnerId }) =>
      join({
        teamName: format === "team" ? teamName.trim() : null,
        isTeamCaptain: format === "team" && isTeamCaptain,
        partnerId: format === "partners" ? (partnerId as PlayerId) : null,
      }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Join ${gameTypeLabels[game.gameType]}`}
      description={`The purse of ${stakeText(game.totalPurse)} is put up in equal parts by everybody who joins. Nobody can leave a game.`}
    >
      <DialogForm
        form={form}
        errorCount={errorCount}
        onCancel={onClose}
        submitText="Join"
        pendingText="Joining..."
        isPending={isPending}
      >
        <div className={styles.fields}>
          {format === "team" ? (
            <TeamChoice
              game={game}
              name={field("teamName")}
              captain={check("isTeamCaptain")}
              onTeam={(teamName) => set("teamName", teamName)}
            />
          ) : null}
          {format === "partners" ? (
            <PartnerChoice game={game} me={me} field={field("partnerId")} />
          ) : null}
        </div>
      </DialogForm>
    </Dialog>
  );
};
