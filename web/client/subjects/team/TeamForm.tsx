import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { formTeam } from "../../../contract/team/teams.ts";
import { FormFooter } from "../../form/FormFooter.tsx";
import { TextField } from "../../form/TextField.tsx";
import { useBodyForm } from "../../form/useBodyForm.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { PlayerChoice } from "../person/PlayerChoice.tsx";
import type { Choosable } from "./api.ts";
import * as styles from "./EventTeams.css.ts";
import { useFormTeam } from "./useFormTeam.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly players: ReadonlyArray<Choosable>;
}

const nobody: ReadonlyArray<PlayerId> = [];
const initial = { name: "", playerIds: nobody, type: "team" };

/** Makes two or more players a team. */
export const TeamForm = ({ tournamentId, players }: Props) => {
  const { mutate, isPending } = useFormTeam(tournamentId);
  const form = useBodyForm(formTeam, {
    initial,
    send: (body) =>
      mutate(body, {
        onSuccess: () => {
          form.renew();
          // The next team begins with its name.
          form.form.ref.current?.querySelector("input")?.focus();
        },
        onError: form.fail,
      }),
  });
  const { playerIds } = form.values;
  return (
    <Panel title="Create Team" as="h3">
      <form {...form.form} className={styles.form}>
        <TextField {...form.field("name")} label="Team name" maxLength={100} />
        <PlayerChoice
          legend={`Players (${playerIds.length})`}
          emptyText="Nobody is registered yet."
          players={players}
          chosen={playerIds}
          onChange={(chosen) => form.set("playerIds", chosen)}
          error={form.errors.playerIds}
        />
        <FormFooter errorCount={form.errorCount} failure={form.failure}>
          <Button type="submit" isPending={isPending} pendingText="Creating...">
            Create Team
          </Button>
        </FormFooter>
      </form>
    </Panel>
  );
};
