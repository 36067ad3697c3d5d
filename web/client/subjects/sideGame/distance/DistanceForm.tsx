import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { NewDistance } from "../../../../contract/sideGame/sideGameRecords.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { NumberField } from "../../../form/NumberField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { useOutbox } from "../../../outbox/outbox.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import type { Place } from "../gameHole.ts";
import type { GameView } from "../gameView.ts";
import { distancesOn, unitOf } from "./distanceTexts.ts";
import { typedDistances } from "./typedDistances.ts";

interface Props {
  readonly view: GameView;
  readonly hole: Place;
  readonly me: PlayerId;
  /** Whose distances may be given here. */
  readonly players: ReadonlyArray<PlayerId>;
  /** Called when something was entered or taken back. */
  readonly onDone?: () => void;
}

/** The distances of a hole, and those of the players whose cards are kept here. */
export const DistanceForm = ({ view, hole: place, me, players, onDone }: Props) => {
  const { enter, takeBack } = useDistances(view, place, me);
  const { measuredIn = "yards" } = gameTraits[view.game.gameType];
  const unit = unitOf(view.game.gameType);
  const distances = distancesOn({ ...view.game, ...view.results }, place);
  const stored = Object.fromEntries(
    players.map((id) => {
      const own = distances.find(({ playerId }) => playerId === id);
      return [id, own ? String(own.distance) : ""];
    }),
  );
  const typedIn = (values: typeof stored) => typedDistances({ place, players, stored, values });
  const form = useForm<Readonly<Record<string, string>>>({
    initial: stored,
    validate: (values) => typedIn(values).errors,
    onSubmit: (values) => {
      for (const distance of typedIn(values).distances) enter(distance);
      form.renew(values);
      onDone?.();
    },
  });
  const nameOf = (id: PlayerId) => (id === me ? "Your distance" : `Distance of ${view.nameOf(id)}`);
  return (
    <form {...form.form} className={asStack({ gap: 4 })}>
      {distances.length === 0 ? (
        <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
          Nobody has a distance on this hole yet.
        </p>
      ) : (
        <ol className={asStack({ gap: 2, breaks: true })}>
          {distances.map(({ playerId, distance }) => (
            <li key={playerId} className={asRow({ gap: 3, justify: "between" })}>
              {`${view.nameOf(playerId)}: ${distance} ${unit}`}
              {players.includes(playerId) ? (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={playerId === me ? "Take back" : `Take back: ${view.nameOf(playerId)}`}
                  onClick={() => {
                    const nothing = { [playerId]: "" };
                    takeBack(playerId);
                    form.reset({ ...form.values, ...nothing }, { ...stored, ...nothing });
                    onDone?.();
                  }}
                >
                  Take back
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      {players.map((id, index) => (
        <NumberField
          key={id}
          {...form.field(id)}
          kind="decimal"
          label={`${nameOf(id)} in ${unit}`}
          hint={index > 0 ? undefined : hints[measuredIn]}
        />
      ))}
      <FormFooter errorCount={form.errorCount}>
        <Button type="submit">{players.length > 1 ? "Save distances" : "Save distance"}</Button>
      </FormFooter>
    </form>
  );
};

const hints = { feet: "From the ball to the hole.", yards: "Of a drive on the fairway." } as const;

/** Enters distances on a hole and takes them back, with or without a network. */
const useDistances = ({ game: { id, gameType }, nameOf }: GameView, place: Place, me: PlayerId) => {
  const outbox = useOutbox();
  const enter = (record: NewDistance) => {
    const { playerId, distance } = record;
    const what = distance === null ? "no distance" : `${distance} ${unitOf(gameType)}`;
    const words = [...(playerId === me ? [] : [nameOf(playerId)]), what].join(", ");
    outbox.enter({ sideGameId: id, record, words: `Hole ${record.holeNumber}: ${words}` });
  };
  const { roundNumber, holeNumber } = place;
  return {
    enter,
    takeBack: (playerId: PlayerId) =>
      enter({ kind: "distance", roundNumber, holeNumber, playerId, distance: null }),
  };
};
