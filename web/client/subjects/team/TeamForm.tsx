import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { formPair, formTeam } from "../../../contract/team/teams.ts";
import { FormFooter } from "../../form/DialogForm.tsx";
import { TextField } from "../../form/Field.tsx";
import { SelectField } from "../../form/SelectField.tsx";
import { useBodyForm } from "../../form/useBodyForm.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { columns } from "../../ui/dialogs/Dialog.css.ts";
import { asStack } from "../../ui/layout.ts";
import { choiceText } from "../person/choiceText.ts";
import { PlayerChoice } from "../person/PlayerChoice.tsx";
import type { Choosable } from "./api.ts";
import { useFormPair, useFormTeam } from "./useFormTeam.ts";

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
      <form {...form.form} className={asStack({ gap: 4, width: "card" })}>
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

interface PairFormProps {
  readonly tournamentId: TournamentId;
  readonly players: ReadonlyArray<Choosable>;
}

const newPair = { name: "", player1Id: "", player2Id: "", type: "pair" };

/** Makes two players a pair. */
export const PairForm = ({ tournamentId, players }: PairFormProps) => {
  const { mutate, isPending } = useFormPair(tournamentId);
  const form = useBodyForm(formPair, {
    initial: newPair,
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
      <form {...form.form} className={asStack({ gap: 4, width: "card" })}>
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
