import { type FormEvent, useId, useState } from "react";
import { PlayerId } from "../../../../../domain/shared/values.ts";
import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import { FieldError } from "../../../form/Field.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { useOutbox } from "../../../outbox/outbox.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import type { GameView } from "../gameView.ts";
import { fullName } from "../words.ts";
import * as styles from "./Wolf.css.ts";
import { choiceText, wolfHole } from "./wolfHoles.ts";

interface Props {
  readonly view: GameView;
  readonly hole: SideGameHole;
  /** Called when the choice was entered. */
  readonly onDone: () => void;
}

const ALONE = "alone";

/** The wolf of this hole and the wolf's choice. It starts with the recorded values. */
export const WolfForm = ({ view, hole, onDone }: Props) => {
  const { inTurn, choice } = wolfHole(view, hole);
  const { enter } = useOutbox();
  const [wolfDraft, setWolf] = useState<string | null>(null);
  const [partnerDraft, setPartner] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const errorId = useId();
  const participants = view.game.participants.filter(({ userId }) =>
    view.results.playerIds.includes(userId),
  );
  const wolf = wolfDraft ?? choice?.playerId ?? inTurn ?? "";
  const recorded = choice && choice.playerId === wolf ? (choice.partnerId ?? ALONE) : null;
  // A player who becomes the wolf cannot be a partner.
  const partner = (partnerDraft === wolf ? null : partnerDraft) ?? recorded;
  const error = isAsked && partner === null ? "Choose a partner, or let the wolf play alone" : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (partner === null) return;
    const { roundNumber, holeNumber } = hole;
    const partnerId = partner === ALONE ? null : PlayerId.make(partner);
    const choice = { kind: "wolf", playerId: PlayerId.make(wolf), partnerId } as const;
    const record = { roundNumber, holeNumber, ...choice };
    const words = `Hole ${holeNumber}: ${choiceText(view, record)}`;
    enter({ sideGameId: view.game.id, record, words });
    onDone();
  };

  const options = participants
    .filter(({ userId }) => userId !== wolf)
    .map(({ userId, user }) => ({ value: String(userId), label: fullName(user), note: null }));
  const alone = { value: ALONE, label: "Lone wolf", note: "Alone against all others" };
  return (
    <form className={asStack({ gap: 4 })} onSubmit={submit} noValidate>
      <p className={styles.turn}>
        {`Hole ${hole.holeNumber}: ${wolf === "" ? "nobody" : view.nameOf(PlayerId.make(wolf))} is the wolf`}
      </p>
      {choice ? (
        <p
          className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}
        >{`Recorded: ${choiceText(view, choice)}`}</p>
      ) : null}
      <fieldset aria-describedby={error ? errorId : undefined}>
        <legend className={asText({ bottom: 2, weight: "label" })}>Whom does the wolf take?</legend>
        <div className={asStack({ gap: "slat" })}>
          {[...options, alone].map(({ value, label, note }) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name={`partner ${hole.roundNumber} ${hole.holeNumber}`}
                value={value}
                className={styles.radio}
                checked={partner === value}
                onChange={() => setPartner(value)}
              />
              <span>
                {label}
                {note === null ? null : <span className={styles.note}>{note}</span>}
              </span>
            </label>
          ))}
        </div>
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      </fieldset>
      <SelectField
        label="Wolf"
        hint={
          inTurn === undefined || inTurn === wolf ? undefined : `In turn: ${view.nameOf(inTurn)}`
        }
        value={wolf}
        onChange={setWolf}
        options={participants.map(({ userId, user }) => ({ value: userId, label: fullName(user) }))}
      />
      <Button type="submit" wide>
        Record choice
      </Button>
    </form>
  );
};
