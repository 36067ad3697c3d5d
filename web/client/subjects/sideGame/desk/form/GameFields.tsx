import { range } from "../../../../../../domain/golf/range.ts";
import {
  gameFormats,
  gameTraits,
  isMeasured,
} from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import { Checkbox } from "../../../../form/Checkbox.tsx";
import { hint, name } from "../../../../form/Field.css.ts";
import { NumberField } from "../../../../form/NumberField.tsx";
import { SelectField } from "../../../../form/SelectField.tsx";
import { TextAreaField } from "../../../../form/TextAreaField.tsx";
import { columns, wideColumn } from "../../../../ui/dialogs/Dialog.css.ts";
import { joinClasses } from "../../../../ui/joinClasses.ts";
import { formatLabels, typesFor } from "../gameTexts.ts";
import * as styles from "../SideGames.css.ts";
import type { GameFormProps } from "./gameFormProps.ts";

/** At least this many rounds are offered. */
const ROUNDS = 4;

const beyond = (rounds: number) =>
  `The event has ${rounds === 1 ? "one round" : `${rounds} rounds`}. A later round counts only if it is played.`;

/** The game, its players and its rounds. */
export const GameFields = ({ event, form }: GameFormProps) => {
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
