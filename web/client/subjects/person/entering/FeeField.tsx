import { SelectField } from "../../../form/SelectField.tsx";
import { type Fees, feeOptions } from "./feeTexts.ts";

interface Props {
  readonly event: Fees;
  /** The name of a kind of fee; empty is the registration fee. */
  readonly value: string;
  readonly onChange: (fee: string) => void;
}

/** The kind of fee of an entry, where an event has several. */
export const FeeField = ({ event, value, onChange }: Props) =>
  event.otherFees.length === 0 ? null : (
    <SelectField label="Fee" value={value} onChange={onChange} options={feeOptions(event)} />
  );
