import { useEffect } from "react";
import { range } from "../../../../domain/golf/range.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Body } from "../../../contract/endpoint.ts";
import { arrangeMatch } from "../../../contract/match/matches.ts";
import { serverErrorOr } from "../../data/errorToast.ts";
import { useWrite } from "../../data/write.ts";
import { CancelButton } from "../../form/CancelButton.tsx";
import { FormFooter } from "../../form/FormFooter.tsx";
import { Fields } from "../../form/table/Fields.tsx";
import type { FieldTable } from "../../form/table/fieldTable.ts";
import { useBodyForm } from "../../form/useBodyForm.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { columns } from "../../ui/dialogs/Dialog.css.ts";
import * as styles from "./Matches.css.ts";
import { bodyOf, errorsIn, type MatchValues } from "./matchForm.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly numberOfRounds: number;
  readonly players: ReadonlyArray<{ readonly id: string; readonly name: string }>;
  readonly initial: MatchValues;
  readonly onSaved: () => void;
  /** Goes back to a new match from one that is there; null for a new match. */
  readonly onCancel: (() => void) | null;
}

type Asked = Pick<Props, "numberOfRounds" | "players">;

const player = {
  emptyLabel: "Select a player",
  options: (_: unknown, { players }: Asked) =>
    players.map(({ id, name }) => ({ value: id, label: name })),
};
const nameOf = ({ players }: Asked, wanted: string) =>
  players.find(({ id }) => id === wanted)?.name;

const table: FieldTable<MatchValues, Asked> = {
  roundNumber: {
    label: "Round",
    options: (_, { numberOfRounds }) =>
      range(1, numberOfRounds).map((round) => ({ value: String(round), label: `Round ${round}` })),
  },
  playerId: { ...player, label: "Player" },
  opponentId: { ...player, label: "Opponent" },
  result: {
    ...{ label: "Result", emptyLabel: "Not decided yet" },
    hint: "Yours stays, whatever the scores say.",
    options: ({ playerId, opponentId }, asked) => [
      { value: "win", label: `${nameOf(asked, playerId) ?? "Player"} won` },
      { value: "loss", label: `${nameOf(asked, opponentId) ?? "Opponent"} won` },
      { value: "halved", label: "Halved" },
    ],
  },
  margin: {
    ...{ label: "Margin", input: { maxLength: 20 } },
    hint: "Of a match that was won: 3&2, 1 up or 19 holes.",
  },
};

/** Arranges a match, or records how it ended. */
export const MatchForm = (props: Props) => {
  const { tournamentId, initial, onSaved, onCancel } = props;
  const { mutate, isPending } = useArrangeMatch(tournamentId);
  const form = useBodyForm(arrangeMatch, {
    initial,
    bodyOf,
    validate: errorsIn,
    send: (body) =>
      mutate(body, {
        onSuccess: () => {
          form.renew();
          onSaved();
        },
        onError: form.fail,
      }),
  });
  const isKnown = onCancel !== null;
  const { ref } = form.form;
  // Its row may be far below the form.
  useEffect(() => {
    if (isKnown) ref.current?.querySelector<HTMLElement>("select[name='result']")?.focus();
  }, [isKnown, ref]);
  return (
    <Panel title={isKnown ? "Record Result" : "Arrange Match"} as="h3">
      <form {...form.form} className={styles.form}>
        <div className={columns}>
          <Fields of={table} form={form} asked={props} />
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

/** Arranges a match or records its result. The latest result of an administrator counts. */
export const useArrangeMatch = (eventId: TournamentId) =>
  useWrite(arrangeMatch, (body: Body<typeof arrangeMatch>) => ({ params: { eventId }, body }), {
    isShownFirst: true,
    done: "Match saved",
    onFailed: serverErrorOr("Failed to save match"),
  });
