import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { range } from "../../../../../../domain/golf/range.ts";
import { gameTraits } from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import { Switch } from "../../../../form/Checkbox.tsx";
import * as fieldStyles from "../../../../form/Control.css.ts";
import { FieldError, TextAreaField, TextField } from "../../../../form/Field.tsx";
import { NumberField } from "../../../../form/NumberField.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Panel } from "../../../../ui/cards/Panel.tsx";
import { asRow } from "../../../../ui/layout.ts";
import { moneyText } from "../../../../ui/money.ts";
import { holesQuery } from "../../../course/courseQueries.ts";
import * as styles from "../SideGames.css.ts";
import {
  asksToCombine,
  type GameFormProps,
  type GameValues,
  isSeparate,
  needsHoles,
  newRound,
  paysByPlace,
  prizePerHole,
  type RoundValues,
} from "./gameForm.ts";

/** The holes and the purse of the game, together or for each round. */
export const PurseFields = ({ event, form }: GameFormProps) => {
  const { values, errors } = form;
  const { data: holes } = useQuery(holesQuery(event.courseId));
  const combine = form.check("isCombinedRounds");
  const traits = values.gameType === "" ? undefined : gameTraits[values.gameType];
  const onlyPar3 = traits?.isOnPar3sOnly && holes && holes.length > 0;
  const par3s = onlyPar3 ? holes.filter(({ par }) => par === 3) : null;
  return (
    <>
      {asksToCombine(values) ? (
        <Switch
          label="Combined rounds"
          hint="One purse for all rounds, and a carry-over runs on into the next one."
          checked={combine.checked}
          onChange={combine.onChange}
        />
      ) : null}
      {isSeparate(values) ? (
        values.roundNumbers.map((round) => (
          <RoundFields
            key={round}
            round={round}
            values={values.rounds[round] ?? newRound}
            onChange={(changed) => form.set("rounds", { ...values.rounds, [round]: changed })}
            error={errors.rounds}
          />
        ))
      ) : (
        <>
          <HoleChoice
            legend="Holes"
            chosen={values.holeNumbers}
            onChange={(chosen) => form.set("holeNumbers", chosen)}
            allowed={par3s?.map(({ holeNumber }) => holeNumber) ?? null}
            hint={hintFor(values)}
            error={errors.holeNumbers}
          />
          <NumberField
            {...form.field("purse")}
            kind="money"
            label="Total bet amount"
            hint={
              traits?.paidBy === "hole"
                ? `Prize per hole: ${moneyText(prizePerHole(values))}`
                : undefined
            }
          />
        </>
      )}
      {paysByPlace(values.gameType) ? (
        <TextField
          {...form.field("payout")}
          label="Payout by place"
          hint="Percentages from the first place on, such as 60, 30, 10."
        />
      ) : null}
    </>
  );
};

const hintFor = ({ gameType, holeNumbers }: GameValues) => {
  if (holeNumbers.length > 0) return `${holeNumbers.length} chosen`;
  return needsHoles(gameType) ? "Choose at least one." : "None means all holes of the course.";
};

interface Props {
  readonly round: number;
  readonly values: RoundValues;
  readonly onChange: (values: RoundValues) => void;
  /** The error about all rounds, which names the round concerned. */
  readonly error: string | undefined;
}

/** Holes and purse of one round. */
const RoundFields = ({ round, values, onChange, error }: Props) => {
  const own = error?.endsWith(`Round ${round}`) ? error : undefined;
  const isAboutHoles = own?.includes("holes") ?? false;
  return (
    <Panel title={`Round ${round}`} as="h3">
      <HoleChoice
        legend={`Holes of round ${round}`}
        chosen={values.holeNumbers}
        onChange={(holeNumbers) => onChange({ ...values, holeNumbers })}
        allowed={null}
        hint={`${values.holeNumbers.length} chosen`}
        error={isAboutHoles ? own : undefined}
      />
      <NumberField
        kind="money"
        label={`Bet amount of round ${round}`}
        value={values.betAmount}
        onChange={(betAmount) => onChange({ ...values, betAmount })}
        error={isAboutHoles ? undefined : own}
      />
      <TextAreaField
        label={`Description of round ${round}`}
        hint="Optional."
        maxLength={2000}
        value={values.description}
        onChange={(description) => onChange({ ...values, description })}
      />
    </Panel>
  );
};

interface HoleChoiceProps {
  readonly legend: string;
  readonly chosen: ReadonlyArray<number>;
  readonly onChange: (holes: ReadonlyArray<number>) => void;
  /** Null while the course is not known; then any hole may be chosen. */
  readonly allowed: ReadonlyArray<number> | null;
  readonly hint: string;
  readonly error?: string | undefined;
}

const all = range(1, 18);

/** The holes of a game, as buttons to toggle. */
const HoleChoice = ({ legend, chosen, onChange, allowed, hint, error }: HoleChoiceProps) => {
  const errorId = useId();
  const offered = allowed ?? all;
  const toggle = (hole: number) =>
    onChange(
      chosen.includes(hole)
        ? chosen.filter((each) => each !== hole)
        : [...chosen, hole].toSorted(byNumber),
    );
  return (
    <fieldset
      className={styles.choice}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      tabIndex={-1}
    >
      <legend className={fieldStyles.name}>{legend}</legend>
      <div className={styles.holes}>
        {offered.map((hole) => (
          <button
            key={hole}
            type="button"
            className={styles.hole}
            aria-pressed={chosen.includes(hole)}
            aria-label={`Hole ${hole}`}
            onClick={() => toggle(hole)}
          >
            {hole}
          </button>
        ))}
      </div>
      <div className={asRow({ gap: 2, wrap: true })}>
        <Button size="small" variant="quiet" onClick={() => onChange(offered)}>
          All
        </Button>
        <Button size="small" variant="quiet" onClick={() => onChange([])}>
          None
        </Button>
        <span className={fieldStyles.hint}>{hint}</span>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
};

const byNumber = (one: number, other: number) => one - other;
