import { useQuery } from "@tanstack/react-query";
import { Result } from "effect";
import { Undo2 } from "lucide-react";
import { useId, useState } from "react";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import { getLeaderboard } from "../../../../contract/board/leaderboard.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import type { CountedEvent, RoundOfEvent } from "../../../../contract/event/event.ts";
import { type RuledRound, ruleRound } from "../../../../contract/event/rounds.ts";
import { useRead } from "../../../data/read.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { TextAreaField, TextField } from "../../../form/Field.tsx";
import { errorsOf, readBody } from "../../../form/formErrors.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { heading } from "../../../ui/theme/theme.css.ts";
import { useSeenFirst, WhatChanges } from "../../event/preview/Consequences.tsx";
import { useWithdrawCut } from "../cut/useCuts.ts";
import { namesIn } from "../handicap/CorrectHandicapDialog.tsx";
import {
  bodyOfRuling,
  type RulingValues,
  ruledText,
  rulingQuery,
  useRuleRound,
  useTakeBack,
  valuesOfRound,
} from "./ruling.ts";

interface Props {
  readonly event: CountedEvent;
  /** False for those who may only look. */
  readonly mayManage: boolean;
}

/** What counts of each round. It stays once the event is completed. */
export const RoundsPanel = ({ event, mayManage }: Props) => {
  const titleId = useId();
  const [opened, setOpened] = useState<RoundOfEvent | null>(null);
  const canChange = mayManage && event.status !== "completed";
  return (
    <section className={asStack({ gap: 3 })} aria-labelledby={titleId}>
      <h3 id={titleId} className={heading}>
        Rounds
      </h3>
      <ul className={asStack({ gap: 2 })}>
        {event.rounds.map((round) => (
          <li key={round.roundNumber} className={asRow({ gap: 2, justify: "between", wrap: true })}>
            <span>{ruledText(round)}</span>
            {canChange ? (
              <Button
                variant="quiet"
                size="small"
                aria-label={`What counts of round ${round.roundNumber}`}
                onClick={() => setOpened(round)}
              >
                What Counts
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {opened ? (
        <RuleRoundDialog event={event} round={opened} onClose={() => setOpened(null)} />
      ) : null}
    </section>
  );
};

interface RuleRoundDialogProps {
  readonly event: Pick<CountedEvent, "id" | "name">;
  readonly round: RoundOfEvent;
  readonly onClose: () => void;
}

const choices = [
  { value: "all", label: "All holes" },
  { value: "none", label: "Nothing, the round is cancelled" },
  { value: "some", label: "Only some holes" },
];

const whatOf = (value: string): RulingValues["what"] =>
  value === "none" || value === "some" ? value : "all";

/** Says what counts of a round, and shows first what that changes. */
const RuleRoundDialog = ({ event, round, onClose }: RuleRoundDialogProps) => {
  const { roundNumber } = round;
  const params = { eventId: event.id, roundNumber };
  const { data: board = [] } = useRead(getLeaderboard, { eventId: event.id });
  const nameOf = namesIn(board.map(({ user }) => user));
  const hasBegun = board.some(({ rounds }) =>
    rounds.some((each) => each.roundNumber === roundNumber && each.holesPlayed > 0),
  );
  const { mutate, isPending } = useRuleRound(params, onClose);
  const { send, isSeen } = useSeenFirst<Body<typeof ruleRound>>();
  const form = useForm({
    initial: valuesOfRound(round) as Record<keyof RulingValues, string>,
    validate: (values) =>
      errorsOf(ruleRound, bodyOfRuling({ ...values, what: whatOf(values.what) })),
    onSubmit: (values) => {
      const body = bodyIn(values);
      if (body !== null) send(body, () => mutate(body, { onError: form.fail }));
    },
  });
  const present = bodyIn(form.values);
  return (
    <Dialog isOpen onClose={onClose} overline={event.name} title={`Round ${roundNumber}`}>
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText={isSeen(present) ? "Change Round" : "See What Changes"}
        pendingText="Saving..."
        isPending={isPending}
      >
        <div className={asStack({ gap: 4, leading: 1.4 })}>
          <p>Cards stay as they are. It can be taken back until the event is completed.</p>
          <SelectField {...form.field("what")} label="What counts" options={choices} />
          {form.values.what === "some" ? (
            <TextField
              {...form.field("holes")}
              label="Holes that count"
              hint="1-9, or 1-5, 7. The same for everybody."
            />
          ) : null}
          {form.values.what === "some" && hasBegun ? (
            <p>
              The Rules allow a round to be shortened before it begins. Once players have started it
              should be finished or cancelled.
            </p>
          ) : null}
          <TextAreaField {...form.field("reason")} label="Reason" maxLength={500} />
          {isSeen(present) ? <Changes {...{ params, body: present, nameOf }} /> : null}
        </div>
      </DialogForm>
    </Dialog>
  );
};

interface ChangesProps {
  readonly params: Parameters<typeof rulingQuery>[0];
  readonly body: Body<typeof ruleRound>;
  readonly nameOf: (playerId: string) => string;
}

const Changes = ({ params, body, nameOf }: ChangesProps) => {
  const answer = useQuery(rulingQuery(params, body));
  const out = answer.data?.outSince ?? [];
  return (
    <>
      <WhatChanges answer={answer} nameOf={nameOf} corrected={null} />
      {out.length > 0 ? <OutSince {...params} out={out} nameOf={nameOf} /> : null}
    </>
  );
};

const bodyIn = (values: Record<keyof RulingValues, string>) => {
  const body = readBody(ruleRound, bodyOfRuling({ ...values, what: whatOf(values.what) }));
  return Result.isSuccess(body) ? body.success : null;
};

interface OutSinceProps {
  readonly eventId: TournamentId;
  readonly roundNumber: RoundNumber;
  readonly out: RuledRound["outSince"];
  readonly nameOf: (playerId: string) => string;
}

const words = { withdrawn: "withdrew", disqualified: "was disqualified" } as const;

/** Who left in a round that is to be cancelled, or missed the cut after it. */
const OutSince = ({ eventId, roundNumber, out, nameOf }: OutSinceProps) => {
  const takeBack = useTakeBack(eventId);
  const withdraw = useWithdrawCut(eventId);
  const cut = out.filter(({ playerStatus }) => playerStatus === "missed_cut");
  return (
    <ul className={asStack({ gap: 2 })}>
      {out.map(({ userId, playerStatus }) =>
        playerStatus === "withdrawn" || playerStatus === "disqualified" ? (
          <li key={userId} className={asRow({ gap: 2, justify: "between", wrap: true })}>
            <span>{`${nameOf(userId)} ${words[playerStatus]} in this round`}</span>
            <Button
              variant="quiet"
              size="small"
              icon={<Undo2 size={20} aria-hidden="true" />}
              isPending={takeBack.isPending && takeBack.variables === userId}
              aria-label={`Take back: ${nameOf(userId)}`}
              onClick={() => takeBack.mutate(userId)}
            >
              Take Back
            </Button>
          </li>
        ) : null,
      )}
      {cut.length > 0 ? (
        <li className={asRow({ gap: 2, justify: "between", wrap: true })}>
          <span>{`${cut.map(({ userId }) => nameOf(userId)).join(", ")} missed the cut after this round`}</span>
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 size={20} aria-hidden="true" />}
            isPending={withdraw.isPending}
            onClick={() => withdraw.mutate(roundNumber)}
          >
            Take Back the Cut
          </Button>
        </li>
      ) : null}
    </ul>
  );
};
