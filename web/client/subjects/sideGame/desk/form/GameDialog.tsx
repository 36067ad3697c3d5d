import { range } from "../../../../../../domain/golf/range.ts";
import {
  gameFormats,
  gameTraits,
  isMeasured,
} from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import type { TournamentId } from "../../../../../../domain/shared/values.ts";
import type { Body } from "../../../../../contract/endpoint.ts";
import type { EventDetail } from "../../../../../contract/event/event.ts";
import { createSideGame } from "../../../../../contract/sideGame/sideGames.ts";
import { serverErrorOr } from "../../../../data/toasts.ts";
import { useWrite } from "../../../../data/write.ts";
import { Checkbox } from "../../../../form/Checkbox.tsx";
import { hint, name } from "../../../../form/Control.css.ts";
import { DialogForm } from "../../../../form/DialogForm.tsx";
import { TextAreaField } from "../../../../form/Field.tsx";
import { NumberField } from "../../../../form/NumberField.tsx";
import { SelectField } from "../../../../form/SelectField.tsx";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { columns, wideColumn } from "../../../../ui/dialogs/Dialog.css.ts";
import { Sheet } from "../../../../ui/dialogs/Dialog.tsx";
import { asStack, joinClasses } from "../../../../ui/layout.ts";
import { formatLabels, typesFor } from "../gameTexts.ts";
import * as styles from "../SideGames.css.ts";
import { bodyOf, errorsIn, type GameFormProps, newGame } from "./gameForm.ts";
import { PurseFields } from "./PurseFields.tsx";

interface Props {
  readonly event: EventDetail;
  readonly onClose: () => void;
}

/** Creates a side game: what is played, where, and for how much. */
export const GameDialog = ({ event, onClose }: Props) => {
  const { mutate, isPending } = useCreateGame(event.id);
  const form = useBodyForm(createSideGame, {
    initial: newGame,
    bodyOf,
    validate: errorsIn,
    send: (body) => mutate(body, { onSuccess: onClose, onError: form.fail }),
  });
  return (
    <Sheet isOpen onClose={onClose} overline={event.name} title="Create Side Game" seed={event.id}>
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Create Side Game"
        pendingText="Creating..."
        isPending={isPending}
      >
        <div className={asStack({ gap: 4 })}>
          <GameFields event={event} form={form} />
          <PurseFields event={event} form={form} />
        </div>
      </DialogForm>
    </Sheet>
  );
};

export const useCreateGame = (eventId: TournamentId) =>
  useWrite(createSideGame, (body: Body<typeof createSideGame>) => ({ params: { eventId }, body }), {
    isShownFirst: true,
    done: "Side game created",
    onFailed: serverErrorOr("Failed to create side game"),
  });

/** At least this many rounds are offered. */
const ROUNDS = 4;

const beyond = (rounds: number) =>
  `The event has ${rounds === 1 ? "one round" : `${rounds} rounds`}. A later round counts only if it is played.`;

/** The game, its players and its rounds. */
const GameFields = ({ event, form }: GameFormProps) => {
  const { gameType, gameFormat, roundNumbers } = form.values;
  const rounds = range(1, Math.max(ROUNDS, event.numberOfRounds));
  const chooseRound = (round: number, isChosen: boolean) =>
    form.set(
      "roundNumbers",
      rounds.filter((each) => (each === round ? isChosen : roundNumbers.includes(each))),
    );
  const traits = gameType === "" ? undefined : gameTraits[gameType];
  const formats = traits?.onlyFormat ? [traits.onlyFormat] : gameFormats;
  return (
    <div className={columns}>
      <SelectField
        {...form.field("gameType")}
        label="Game type"
        emptyLabel="Select a game type"
        hint={traits?.rule}
        options={typesFor(event.availableSideGames).map((type) => {
          return { value: type, label: gameTraits[type].label };
        })}
      />
      <SelectField
        {...form.field("gameFormat")}
        label="Game format"
        emptyLabel="Select a game format"
        options={formats.map((format) => ({ value: format, label: formatLabels[format] }))}
      />
      {gameType !== "" && isMeasured(gameType) ? null : (
        <SelectField
          {...form.field("scoring")}
          label="Scoring"
          options={[
            { value: "gross", label: "Gross" },
            { value: "net", label: "Net" },
          ]}
        />
      )}
      {traits?.mostPlayers ? null : (
        <NumberField
          {...form.field("maxParticipants")}
          label="Max participants"
          hint="Empty means no limit."
        />
      )}
      {gameFormat === "team" ? <NumberField {...form.field("teamSize")} label="Team size" /> : null}
      <fieldset className={styles.rounds}>
        <legend className={name}>Rounds</legend>
        {rounds.map((round) => (
          <Checkbox
            key={round}
            label={`Round ${round}`}
            checked={roundNumbers.includes(round)}
            onChange={(isChosen) => chooseRound(round, isChosen)}
          />
        ))}
      </fieldset>
      {roundNumbers.some((round) => round > event.numberOfRounds) ? (
        <output className={joinClasses(hint, wideColumn)}>{beyond(event.numberOfRounds)}</output>
      ) : null}
      <TextAreaField
        {...form.field("gameDescription")}
        label="Description"
        hint="Optional."
        maxLength={2000}
        className={wideColumn}
      />
    </div>
  );
};
