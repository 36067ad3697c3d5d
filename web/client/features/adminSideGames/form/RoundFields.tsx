import { Panel } from "../../../components/cards/Panel.tsx";
import { NumberField } from "../../../components/forms/NumberField.tsx";
import { TextAreaField } from "../../../components/forms/TextAreaField.tsx";
import type { RoundValues } from "./gameForm.ts";
import { HoleChoice } from "./HoleChoice.tsx";

interface Props {
  readonly round: number;
  readonly values: RoundValues;
  readonly onChange: (values: RoundValues) => void;
  /** The error about all rounds, which names the round concerned. */
  readonly error: string | undefined;
}

/** Holes and purse of one round. */
export const RoundFields = ({ round, values, onChange, error }: Props) => {
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
