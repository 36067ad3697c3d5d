import { useQuery } from "@tanstack/react-query";
import { Result } from "effect";
import { getLeaderboard } from "../../../../contract/board/leaderboard.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import type { CountedEvent, RoundOfEvent } from "../../../../contract/event/event.ts";
import { ruleRound } from "../../../../contract/event/rounds.ts";
import { useRead } from "../../../data/read.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { errorsOf, readBody } from "../../../form/formErrors.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { TextAreaField } from "../../../form/TextAreaField.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { WhatChanges } from "../../event/preview/Consequences.tsx";
import { useSeenFirst } from "../../event/preview/useSeenFirst.ts";
import { namesIn } from "../handicap/OpenCorrection.tsx";
import { OutSince } from "./OutSince.tsx";
import { bodyOfRuling, type RulingValues, valuesOfRound } from "./rulingValues.ts";
import { rulingQuery, useRuleRound } from "./useRuleRound.ts";

interface Props {
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
export const RuleRoundDialog = ({ event, round, onClose }: Props) => {
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
