import { useId, useState } from "react";
import { holdsWords } from "../../../../domain/shared/searchText.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { Checkbox } from "../../form/Checkbox.tsx";
import { FieldError, TextField } from "../../form/Field.tsx";
import { label } from "../../ui/theme/theme.css.ts";
import { choiceText } from "./choiceText.ts";
import * as styles from "./PlayerChoice.css.ts";

/** Up to this number of players no search is needed. */
const MAX_WITHOUT_SEARCH = 8;

interface Choosable {
  readonly id: PlayerId;
  readonly name: string;
  readonly handicap: number | null;
  readonly note?: string;
}

interface Props {
  readonly legend: string;
  readonly players: ReadonlyArray<Choosable>;
  /** In the order in which they were ticked. */
  readonly chosen: ReadonlyArray<PlayerId>;
  readonly onChange: (chosen: ReadonlyArray<PlayerId>) => void;
  /** Shown if there is nobody to choose. */
  readonly emptyText: string;
  readonly error?: string | undefined;
}

/** Checkboxes to choose players. A search never hides those already chosen. */
export const PlayerChoice = ({ legend, players, chosen, onChange, emptyText, error }: Props) => {
  const [search, setSearch] = useState("");
  const errorId = useId();
  const unique = [...new Map(players.map((player) => [player.id, player])).values()];
  const found = unique.filter(({ id, name }) => chosen.includes(id) || holdsWords(name, search));
  const tick = (player: PlayerId, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, player] : chosen.filter((id) => id !== player));
  return (
    <fieldset
      className={styles.choice}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      tabIndex={-1}
    >
      <legend className={label}>{legend}</legend>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {unique.length > MAX_WITHOUT_SEARCH ? (
        <TextField label="Search players" type="search" value={search} onChange={setSearch} />
      ) : null}
      {unique.length === 0 ? <p>{emptyText}</p> : null}
      <div className={styles.players}>
        {found.map((player) => (
          <Checkbox
            key={player.id}
            label={choiceText(player)}
            checked={chosen.includes(player.id)}
            onChange={(isChosen) => tick(player.id, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
};
