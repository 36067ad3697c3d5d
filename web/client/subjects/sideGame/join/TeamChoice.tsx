import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { isSameTeam } from "../../../../../domain/golf/sideGames/sides.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { TextField } from "../../../form/Field.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Caution } from "../../../ui/states/Caution.tsx";
import * as styles from "../SideGames.css.ts";

const MAX_LENGTH = 100;

interface Props {
  readonly game: SideGame;
  /** The player's team in the event. */
  readonly ownTeam: string | null;
  readonly isTeamUnknown: boolean;
  readonly name: Omit<ComponentProps<typeof TextField>, "label">;
  readonly captain: Omit<ComponentProps<typeof Checkbox>, "label">;
  readonly onTeam: (teamName: string) => void;
}

/** Players with the same team name form a team, so existing names can be chosen. */
export const TeamChoice = ({ game, ownTeam, isTeamUnknown, name, captain, onTeam }: Props) => {
  const teams = teamsOf(game);
  return (
    <>
      {isTeamUnknown ? (
        <p>
          <Caution>
            The teams of this event could not be read. You can still type the name of your team.
          </Caution>
        </p>
      ) : null}
      {teams.length === 0 ? null : (
        <fieldset>
          <legend className={styles.legend}>Teams so far</legend>
          <div className={styles.teams}>
            {teams.map(([team, players]) => (
              <Button
                key={team}
                variant={isSameTeam(team, String(name.value)) ? "solid" : "line"}
                size="small"
                className={styles.team}
                icon={
                  isSameTeam(team, String(name.value)) ? (
                    <Check size={20} className={styles.chosen} aria-hidden="true" />
                  ) : null
                }
                aria-pressed={isSameTeam(team, String(name.value))}
                onClick={() => onTeam(team)}
              >
                {`${team} (${players})`}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <TextField
        label="Team name"
        hint={`${ownTeam !== null && name.value === ownTeam ? "Your team in this event. " : ""}Everybody who gives the same name plays together, however it is written.`}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        {...name}
      />
      <Checkbox label="I am the captain" {...captain} />
    </>
  );
};

const teamsOf = ({ participants }: SideGame): ReadonlyArray<readonly [string, number]> => {
  const teams = new Map<string, number>();
  for (const { teamName } of participants) {
    if (teamName === null) continue;
    const known = [...teams.keys()].find((team) => isSameTeam(team, teamName)) ?? teamName;
    teams.set(known, (teams.get(known) ?? 0) + 1);
  }
  return [...teams];
};
