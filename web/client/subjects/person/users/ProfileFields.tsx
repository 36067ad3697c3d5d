import { NumberField } from "../../../form/NumberField.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { TextField } from "../../../form/TextField.tsx";
import type { useForm } from "../../../form/useForm.ts";
import { type ProfileValues, shirtSizes } from "./userValues.ts";

interface Props {
  readonly field: ReturnType<typeof useForm<ProfileValues>>["field"];
  /** The text for no shirt size. */
  readonly noSize: string;
  /** Whether the e-mail address may be changed, too; otherwise it is not offered. */
  readonly withEmail: boolean;
}

/** The profile of a player, as administrators enter it. */
export const ProfileFields = ({ field, noSize, withEmail }: Props) => (
  <>
    <TextField {...field("firstName")} label="First Name" autoComplete="off" />
    <TextField {...field("lastName")} label="Last Name" autoComplete="off" />
    {withEmail ? (
      <TextField {...field("email")} label="Email" type="email" autoComplete="off" />
    ) : null}
    <TextField {...field("phone")} label="Phone" type="tel" autoComplete="off" />
    <NumberField {...field("handicap")} kind="handicap" label="Handicap" />
    <SelectField
      {...field("shirtSize")}
      label="Shirt Size"
      emptyLabel={noSize}
      options={shirtSizes.map((size) => ({ value: size, label: size }))}
    />
  </>
);
