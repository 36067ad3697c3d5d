import { Result } from "effect";
import { useEffect } from "react";
import { range } from "../../../../domain/golf/range.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { arrangeMatch } from "../../../contract/match/matches.ts";
import { CancelButton } from "../../form/CancelButton.tsx";
import { FormFooter } from "../../form/FormFooter.tsx";
import { readBody } from "../../form/formErrors.ts";
import { SelectField } from "../../form/SelectField.tsx";
import { TextField } from "../../form/TextField.tsx";
import { useForm } from "../../form/useForm.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { columns } from "../../ui/dialogs/Dialog.css.ts";
import * as styles from "./Matches.css.ts";
import { bodyOf, errorsIn, type MatchValues } from "./matchForm.ts";
import { useArrangeMatch } from "./useArrangeMatch.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly numberOfRounds: number;
  readonly players: ReadonlyArray<{ readonly id: string; readonly name: string }>;
  readonly initial: MatchValues;
  readonly onSaved: () => void;
  /** Goes back to a new match from one that is there; null for a new match. */
  readonly onCancel: (() => void) | null;
}

/** Arranges a match, or records how it ended. */
export const MatchForm = (props: Props) => {
  const { tournamentId, numberOfRounds, players, initial, onSaved, onCancel } = props;
  const { mutate, isPending } = useArrangeMatch(tournamentId);
  const form = useForm({
    initial,
    validate: errorsIn,
    onSubmit: (values) => {
      const body = readBody(arrangeMatch, bodyOf(values));
      if (Result.isSuccess(body)) {
        mutate(body.success, {
          onSuccess: () => {
            form.renew();
            onSaved();
          },
          onError: form.fail,
        });
      }
    },
  });
  const isKnown = onCancel !== null;
  const { ref } = form.form;
  // Its row may be far below the form.
  useEffect(() => {
    if (isKnown) ref.current?.querySelector<HTMLElement>("select[name='result']")?.focus();
  }, [isKnown, ref]);
  const options = players.map(({ id, name }) => ({ value: id, label: name }));
  const nameOf = (id: string, otherwise: string) =>
    players.find((player) => player.id === id)?.name ?? otherwise;
  return (
    <Panel title={isKnown ? "Record Result" : "Arrange Match"} as="h3">
      <form {...form.form} className={styles.form}>
        <div className={columns}>
          <SelectField
            {...form.field("roundNumber")}
            label="Round"
            options={range(1, numberOfRounds).map((round) => {
              return { value: String(round), label: `Round ${round}` };
            })}
          />
          <SelectField
            {...form.field("playerId")}
            label="Player"
            emptyLabel="Select a player"
            options={options}
          />
          <SelectField
            {...form.field("opponentId")}
            label="Opponent"
            emptyLabel="Select a player"
            options={options}
          />
          <SelectField
            {...form.field("result")}
            label="Result"
            hint="Yours stays, whatever the scores say."
            emptyLabel="Not decided yet"
            options={[
              { value: "win", label: `${nameOf(form.values.playerId, "Player")} won` },
              { value: "loss", label: `${nameOf(form.values.opponentId, "Opponent")} won` },
              { value: "halved", label: "Halved" },
            ]}
          />
          <TextField
            {...form.field("margin")}
            label="Margin"
            hint="Of a match that was won: 3&2, 1 up or 19 holes."
            maxLength={20}
          />
        </div>
        <FormFooter errorCount={form.errorCount} failure={form.failure}>
          {onCancel ? <CancelButton onCancel={onCancel} /> : null}
          <Button type="submit" isPending={isPending} pendingText="Saving...">
            Save Match
          </Button>
        </FormFooter>
      </form>
    </Panel>
  );
};
