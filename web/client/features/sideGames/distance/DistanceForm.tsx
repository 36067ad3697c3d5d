import { Result } from "effect";
import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { HoleNumber, PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import { recordSideGameEntry } from "../../../../contract/sideGames.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { FormFooter } from "../../../components/forms/FormFooter.tsx";
import { NumberField } from "../../../components/forms/NumberField.tsx";
import { errorsOf, readBody } from "../../../lib/formErrors.ts";
import { numberIn } from "../../../lib/typedNumbers.ts";
import { useForm } from "../../../lib/useForm.ts";
import type { GameView } from "../gameView.ts";
import * as shared from "../SideGames.css.ts";
import * as styles from "./Distance.css.ts";
import { distancesOn } from "./distanceTexts.ts";
import { useDistance } from "./useDistance.ts";

interface Props {
  readonly view: GameView;
  readonly place: { readonly roundNumber: RoundNumber; readonly holeNumber: HoleNumber };
  readonly me: PlayerId;
  /** Called when it is saved or taken back. */
  readonly onDone?: () => void;
}

/** The distances of a hole, and the own one. What could not be sent stays in the field. */
export const DistanceForm = ({ view, place, me, onDone }: Props) => {
  const { mutate, isPending } = useDistance(view.game);
  const unit = gameTraits[view.game.gameType].measuredIn;
  const distances = distancesOn(view, place);
  const own = distances.find(({ playerId }) => playerId === me);
  // An empty field is not a distance, and does not take one back.
  const bodyOf = ({ distance }: { readonly distance: string }) => ({
    ...{ ...place, playerId: me },
    distance: numberIn(distance, "decimal"),
  });
  const form = useForm({
    initial: { distance: own ? String(own.distance) : "" },
    validate: (values) => errorsOf(recordSideGameEntry, bodyOf(values)),
    onSubmit: (values) => {
      const body = readBody(recordSideGameEntry, bodyOf(values));
      if (Result.isFailure(body) || isPending) return;
      const saved = () => {
        form.renew(values);
        onDone?.();
      };
      mutate(body.success, { onSuccess: saved, onError: form.fail });
    },
  });
  const takeBack = () => {
    if (isPending) return;
    const takenBack = () => {
      form.reset({ distance: "" });
      onDone?.();
    };
    const nothing = { ...place, playerId: me, distance: null };
    mutate(nothing, { onSuccess: takenBack, onError: form.fail });
  };
  return (
    <form {...form.form} className={styles.form}>
      {distances.length === 0 ? (
        <p className={shared.dim}>Nobody has a distance on this hole yet.</p>
      ) : (
        <ol className={styles.distances}>
          {distances.map(({ playerId, distance }) => (
            <li key={playerId}>{`${view.nameOf(playerId)}: ${distance} ${unit}`}</li>
          ))}
        </ol>
      )}
      <NumberField
        {...form.field("distance")}
        kind="decimal"
        label={`Your distance in ${unit}`}
        hint={unit === "feet" ? "From the ball to the hole." : "Of a drive on the fairway."}
      />
      <FormFooter errorCount={form.errorCount} failure={form.failure}>
        {own ? (
          <Button variant="line" aria-disabled={isPending} onClick={takeBack}>
            Take back
          </Button>
        ) : null}
        <Button type="submit" isPending={isPending} pendingText="Saving...">
          Save distance
        </Button>
      </FormFooter>
    </form>
  );
};
