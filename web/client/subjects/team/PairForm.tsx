import type { TournamentId } from "../../../../domain/shared/values.ts";
import { formPair } from "../../../contract/team/teams.ts";
import { FormFooter } from "../../form/FormFooter.tsx";
import { SelectField } from "../../form/SelectField.tsx";
import { TextField } from "../../form/TextField.tsx";
import { useBodyForm } from "../../form/useBodyForm.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { columns } from "../../ui/dialogs/Dialog.css.ts";
import { choiceText } from "../person/choiceText.ts";
import type { Choosable } from "./api.ts";
import * as styles from "./EventTeams.css.ts";
import { useFormPair } from "./useFormTeam.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly players: ReadonlyArray<Choosable>;
}

const initial = { name: "", player1Id: "", player2Id: "", type: "pair" };

/** Makes two players a pair. */
export const PairForm = ({ tournamentId, players }: Props) => {
  const { mutate, isPending } = useFormPair(tournamentId);
  const form = useBodyForm(formPair, {
    initial,
    validate: ({ player1Id, player2Id }, found) =>
      player1Id !== "" && player1Id === player2Id
        ? { ...found, player2Id: "Please select different players" }
        : found,
    send: (body) =>
      mutate(body, {
        onSuccess: () => {
          form.renew();
          // The next pair begins with its name.
          form.form.ref.current?.querySelector("input")?.focus();
        },
        onError: form.fail,
      }),
  });
  const options = players.map((player) => ({ value: player.id, label: choiceText(player) }));
  return (
    <Panel title="Create Pair" as="h3">
      <form {...form.form} className={styles.form}>
        <div className={columns}>
          <TextField {...form.field("name")} label="Pair name" maxLength={100} />
          <SelectField
            {...form.field("player1Id")}
            label="Player 1"
            emptyLabel="Select a player"
            options={options}
          />
          <SelectField
            {...form.field("player2Id")}
            label="Player 2"
            emptyLabel="Select a player"
            options={options}
          />
        </div>
        <FormFooter errorCount={form.errorCount} failure={form.failure}>
          <Button type="submit" isPending={isPending} pendingText="Creating...">
            Create Pair
          </Button>
        </FormFooter>
      </form>
    </Panel>
  );
};
