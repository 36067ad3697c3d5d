import { useState } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { GROUP_SIZE } from "../../../../../domain/teeSheet/groups.ts";
import { Checkbox } from "../../../components/forms/Checkbox.tsx";
import { FieldError } from "../../../components/forms/Field.tsx";
import { TextField } from "../../../components/forms/TextField.tsx";
import { label } from "../../../theme/voices.css.ts";
import { tellMaximumReached } from "../maximumReached.ts";
import type { Player } from "../sheet.ts";
import * as styles from "./MemberChoice.css.ts";

/** So many are seen at a glance. */
const FEW = 8;

interface Props {
  /** Those of the group and those who have none. */
  readonly players: ReadonlyArray<Player>;
  /** In the order of their positions. */
  readonly members: ReadonlyArray<PlayerId>;
  readonly onChange: (members: ReadonlyArray<PlayerId>) => void;
  readonly error: string | undefined;
}

/** Who is in the group, in the order in which they are ticked. */
export const MemberChoice = ({ players, members, onChange, error }: Props) => {
  const [search, setSearch] = useState("");
  const unique = players.filter(
    ({ id }, index) => players.findIndex((each) => each.id === id) === index,
  );
  const found = unique.filter(
    ({ id, name }) => members.includes(id) || name.toLowerCase().includes(search.toLowerCase()),
  );
  const tick = (player: PlayerId, isMember: boolean) => {
    if (!isMember) return onChange(members.filter((id) => id !== player));
    if (members.length >= GROUP_SIZE) return tellMaximumReached();
    onChange([...members, player]);
  };
  return (
    <fieldset className={styles.choice} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend className={label}>{`Members (${members.length} of ${GROUP_SIZE})`}</legend>
      {error ? <FieldError id="members-error">{error}</FieldError> : null}
      {unique.length > FEW ? (
        <TextField label="Search" type="search" value={search} onChange={setSearch} />
      ) : null}
      {unique.length === 0 ? <p>Everybody has a group in this round.</p> : null}
      <div className={styles.players}>
        {found.map(({ id, name, handicap }) => (
          <Checkbox
            key={id}
            label={`${name}, HCP ${handicap ?? "N/A"}`}
            checked={members.includes(id)}
            onChange={(isMember) => tick(id, isMember)}
          />
        ))}
      </div>
    </fieldset>
  );
};
