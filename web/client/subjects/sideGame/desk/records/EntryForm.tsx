import { Result } from "effect";
import { gameTraits } from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import type { SideGameResults } from "../../../../../contract/sideGame/sideGameResults.ts";
import { recordSideGameEntry } from "../../../../../contract/sideGame/sideGames.ts";
import { FormFooter } from "../../../../form/FormFooter.tsx";
import { errorsOf, readBody } from "../../../../form/formErrors.ts";
import { NumberField } from "../../../../form/NumberField.tsx";
import { SelectField } from "../../../../form/SelectField.tsx";
import { numberIn } from "../../../../form/typedNumbers.ts";
import { useForm } from "../../../../form/useForm.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { columns } from "../../../../ui/dialogs/Dialog.css.ts";
import { asStack } from "../../../../ui/layout.ts";
import { holesOfRound, namesOf } from "../holesInPlay.ts";
import { EntryConsequence } from "./EntryConsequence.tsx";
import { useRecordEntry } from "./useRecord.ts";

interface Props {
  readonly game: SideGame;
  readonly results: SideGameResults;
}

const bodyOf = ({ roundNumber, holeNumber, playerId, distance }: Values) => ({
  roundNumber: Number(roundNumber),
  holeNumber: Number(holeNumber),
  playerId,
  // An empty field is not a distance, and does not remove an entry.
  distance: numberIn(distance, "decimal"),
});

type Values = {
  readonly roundNumber: string;
  readonly holeNumber: string;
  readonly playerId: string;
  readonly distance: string;
};

/** A distance on a hole. A new entry of the same player replaces the earlier one. */
export const EntryForm = ({ game, results }: Props) => {
  const { mutate, isPending } = useRecordEntry(game.id);
  const firstHole = String(holesOfRound(game, game.roundNumber)[0] ?? 1);
  const initial: Values = {
    ...{ roundNumber: String(game.roundNumber), holeNumber: firstHole },
    ...{ playerId: "", distance: "" },
  };
  const form = useForm<Values>({
    initial,
    validate: (values) => errorsOf(recordSideGameEntry, bodyOf(values)),
    onSubmit: (values) => {
      const body = readBody(recordSideGameEntry, bodyOf(values));
      if (Result.isFailure(body)) return;
      const next = { ...values, playerId: "", distance: "" };
      mutate(body.success, { onSuccess: () => form.renew(next), onError: form.fail });
    },
  });
  const holes = holesOfRound(game, Number(form.values.roundNumber));
  return (
    <form {...form.form} className={asStack({ gap: 3 })}>
      <div className={columns}>
        <SelectField
          {...form.field("roundNumber")}
          label="Round"
          options={game.roundNumbers.map((round) => {
            return { value: String(round), label: `Round ${round}` };
          })}
        />
        <SelectField
          {...form.field("holeNumber")}
          label="Hole"
          options={holes.map((hole) => ({ value: String(hole), label: `Hole ${hole}` }))}
        />
        <SelectField
          {...form.field("playerId")}
          label="Player"
          emptyLabel="Select a player"
          options={[...namesOf(game)].map(([value, label]) => ({ value, label }))}
        />
        <NumberField
          {...form.field("distance")}
          kind="decimal"
          label={`Distance in ${gameTraits[game.gameType].measuredIn}`}
        />
      </div>
      <EntryConsequence game={game} results={results} entry={bodyOf(form.values)} />
      <FormFooter errorCount={form.errorCount}>
        <Button type="submit" isPending={isPending} pendingText="Saving...">
          Save Entry
        </Button>
      </FormFooter>
    </form>
  );
};
