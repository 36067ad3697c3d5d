import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import { recordSideGameEntry } from "../../../../../contract/sideGame/sideGameRecords.ts";
import type { SideGameResults } from "../../../../../contract/sideGame/sideGameResults.ts";
import { FormFooter } from "../../../../form/FormFooter.tsx";
import { Fields } from "../../../../form/table/Fields.tsx";
import type { FieldTable } from "../../../../form/table/fieldTable.ts";
import { numberIn } from "../../../../form/typedNumbers.ts";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { columns } from "../../../../ui/dialogs/Dialog.css.ts";
import { asStack } from "../../../../ui/layout.ts";
import { unitOf } from "../../distance/distanceTexts.ts";
import { holesOfRound, namesOf } from "../holesInPlay.ts";
import { EntryConsequence } from "./EntryConsequence.tsx";
import { useRecord } from "./useRecord.ts";

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

const numbered = (word: string, numbers: ReadonlyArray<number>) =>
  numbers.map((number) => ({ value: String(number), label: `${word} ${number}` }));

const tableFor = (game: Props["game"]): FieldTable<Values> => ({
  roundNumber: { label: "Round", options: numbered("Round", game.roundNumbers) },
  holeNumber: {
    label: "Hole",
    options: ({ roundNumber }) => numbered("Hole", holesOfRound(game, Number(roundNumber))),
  },
  playerId: {
    ...{ label: "Player", emptyLabel: "Select a player" },
    options: [...namesOf(game)].map(([value, label]) => ({ value, label })),
  },
  distance: { label: `Distance in ${unitOf(game.gameType)}`, kind: "decimal" },
});

/** A distance on a hole. A new entry of the same player replaces the earlier one. */
export const EntryForm = ({ game, results }: Props) => {
  const { mutate, isPending } = useRecord(game.id, "distance", "Entry");
  const firstHole = String(holesOfRound(game, game.roundNumber)[0] ?? 1);
  const initial: Values = {
    ...{ roundNumber: String(game.roundNumber), holeNumber: firstHole },
    ...{ playerId: "", distance: "" },
  };
  const form = useBodyForm(recordSideGameEntry, {
    initial,
    bodyOf,
    send: (body) => {
      const next = { ...form.values, playerId: "", distance: "" };
      mutate(body, { onSuccess: () => form.renew(next), onError: form.fail });
    },
  });
  return (
    <form {...form.form} className={asStack({ gap: 3 })}>
      <div className={columns}>
        <Fields of={tableFor(game)} form={form} asked={null} />
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
